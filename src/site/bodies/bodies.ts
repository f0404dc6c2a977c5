import crypto from 'node:crypto';
import { codeDigest } from '../../config/project/code-digest';
import { registriesText, type Site } from '../../config/project/site';
import { BodyCache } from './body-cache';
import { openBodyStore, type StoredBodies } from './body-store';
import { type BodySource, compileBody } from './compile-body';
import { type DiagramStore, openDiagramStore } from '../../features/diagrams/store';
import type { Body } from '../../markdown/html/body';
import type { MdxHelpers } from '../../markdown/mdx/compile';

/** A page as of its file. */
export interface BodyPage extends BodySource {
  readonly internal: { readonly type: string };
  /** Changes whenever the file does. */
  readonly textDigest: string;
}

/** Of the code that this process runs: develop may outlive it. */
let code: string | undefined;

/** The bodies of a site's pages, each compiled once from its file. */
export class Bodies {
  private readonly cache: BodyCache;
  private readonly diagrams: DiagramStore;

  constructor(
    private readonly site: Site,
    stored: StoredBodies = openBodyStore(site.folder.rootDir),
  ) {
    const { rootDir, contentDir } = site.folder;
    code ??= codeDigest(rootDir);
    const hash = crypto.createHash('sha256').update(code).update(registriesText(site));
    this.cache = new BodyCache(rootDir, hash.digest('hex').slice(0, 16), stored);
    this.diagrams = openDiagramStore(rootDir, contentDir);
  }

  get(page: BodyPage, helpers: MdxHelpers): Promise<Body> {
    return this.cache.get(nameOf(page), () => compileBody(page, this.site, this.diagrams, helpers));
  }

  /** Lets go of a body that is not expected to be asked for again. */
  forget(page: BodyPage): void {
    this.cache.forget(nameOf(page));
  }

  /** Deletes what earlier builds have left of other pages, and of other texts of these. */
  keepOnly(pages: readonly BodyPage[]): void {
    this.cache.keepOnly(pages.map(nameOf));
  }
}

function nameOf({ internal, absolutePath, textDigest }: BodyPage): string {
  return `${internal.type} ${absolutePath} ${textDigest}`;
}
