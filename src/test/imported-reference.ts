import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plan, planImport } from '../../packages/importers/reference/plan';
import { type Input, readFolders } from '../../packages/importers/reference/read-folder';
import { writePlan } from '../../packages/importers/reference/write';
import { listFiles } from '../config/diagnostics/files';
import { finishBody } from '../markdown/html/body';
import { ApiBody } from '../reference/api-body';
import { apiSchemaOf } from '../reference/schema';
import { finishPage } from '../site/finish';
import { createSiteIndex } from '../site/site-index';
import { NO_SITE_INDEX_DATA } from '../site/site-index-data';
import { apiClass, siteIn } from './content-pages';

/** Imports DocFX's files into a site's folder. */
export function importFrom(folder: string, dir: string): { input: Input; plan: Plan } {
  const input = readFolders([folder], dir);
  const plan = planImport(input, {
    outDir: siteIn(dir).folder.referenceDir ?? '',
    rootDir: dir,
    variables: { Product: 'Duet', product: 'duet' },
    categoryOf: ({ namespace }) => namespace || 'global',
    prune: false,
  });
  expect([...input.problems, ...plan.problems]).toEqual([]);
  writePlan(plan);
  return { input, plan };
}

/** What a build makes of the imported pages: their problems, and the pages by uid. */
export async function buildImported(dir: string) {
  const site = siteIn(dir);
  const referenceDir = site.folder.referenceDir ?? '';
  const nodes = listFiles(referenceDir).map((file) => {
    const { data } = matter(fs.readFileSync(file, 'utf8'), {});
    const name = path.relative(referenceDir, file).replace(/\.mdx$/, '');
    const type = apiSchemaOf(data).parse(data);
    const change = { absolutePath: file, path: `/reference/classes/${name}`, title: type.name };
    return { ...apiClass(site, name, {}, change), type };
  });
  const index = createSiteIndex(nodes, NO_SITE_INDEX_DATA, site);
  const pages = new Map<string, Awaited<ReturnType<typeof finishPage>>>();
  for (const node of nodes) {
    const html = renderToStaticMarkup(
      React.createElement(ApiBody, { type: node.type, remarksHtml: '', sourceUrl: false }),
    );
    const { rootDir, contentDir } = site.folder;
    const context = { absolutePath: node.absolutePath, rootDir, contentDir, staticDirs: [] };
    const page = await finishPage(node, await finishBody(html, context), index, site);
    pages.set(node.type.uid ?? '', page);
  }
  const problems = [...pages.values()].flatMap((page) => page.problems);
  return { problems: problems.filter(({ check }) => check !== 'brokenAnchors'), pages };
}
