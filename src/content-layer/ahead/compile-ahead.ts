import crypto from 'node:crypto';
import fs from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import type { Order, Report } from '../../site/body-process';
import type { Site } from '../../site/site';
import { Bodies, type BodyPage } from '../bodies';
import type { MdxHelpers } from '../mdx/compile';
import { openBodyStore } from '../body-store';
import { readFrontMatter } from '../mdx/unreadable-front-matter';
import { pageFiles, pageName } from '../page-files';
import { type PageFile, pageOf } from '../page-of';
import { DelayedStore } from './delayed-store';
import { loadMdxOptions } from './mdx-options';
import { nodelessHelpers } from './nodeless-helpers';

/** The other process. */
export interface Channel {
  readonly send: (report: Report) => void;
  readonly onOrder: (listener: (order: Order) => void) => void;
}

/**
 * Compiles the bodies of all pages, one after the other, until it meets the process of Gatsby:
 * `BodyProcess` says how.
 */
export async function compileAhead(
  config: GatsbyConfig,
  site: Site,
  channel: Channel,
): Promise<void> {
  const files = pageFiles(site.folder);
  const { helpers, wasAskedForMore } = nodelessHelpers(await loadMdxOptions(config), config);
  const store = new DelayedStore(openBodyStore(site.folder.rootDir), () => !wasAskedForMore());
  let limit = files.length;
  channel.onOrder((order) => {
    limit = Math.min(limit, order.limit ?? limit);
    if (order.isCacheReady) store.open();
  });
  channel.send({ pages: files.map(nameOf) });
  const bodies = new Bodies(site, store);
  for (let at = 0; at < limit && !wasAskedForMore(); at++) {
    channel.send({ at });
    await compileFile(files[at], site, bodies, helpers);
    await nextTurn();
  }
  await store.opened;
  channel.send({ at: files.length });
}

/** A page that cannot be compiled is left to Gatsby's process, which says why. */
async function compileFile(
  file: PageFile | undefined,
  site: Site,
  bodies: Bodies,
  helpers: MdxHelpers,
): Promise<void> {
  try {
    const page = file && readPage(file, site);
    if (!page) return;
    await bodies.get(page, helpers).finally(() => bodies.forget(page));
  } catch {
    return;
  }
}

/** What the page's node has of the file. */
function readPage(file: PageFile, site: Site): BodyPage | undefined {
  const { absolutePath } = file;
  const raw = fs.readFileSync(absolutePath);
  const frontMatter = readFrontMatter(raw.toString('utf8'));
  const page = frontMatter && pageOf(file, { frontMatter, body: '' }, site);
  if (!page) return undefined;
  return {
    absolutePath,
    path: page.fields.path,
    internal: { type: page.type },
    textDigest: crypto.createHash('md5').update(raw).digest('hex'),
    ...(page.type === 'ApiClass' && { type: page.fields.type }),
  };
}

function nameOf({ sourceInstanceName, absolutePath }: PageFile): string {
  return pageName(sourceInstanceName === 'reference' ? 'ApiClass' : 'DocPage', absolutePath);
}

/** Lets orders come in. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
