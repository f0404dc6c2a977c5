import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Site } from '../../../src/config/project/site';
import { blocksOf, type SampleBlock } from '../../../src/features/samples/blocks';

/** The blocks of the pages that a block names, and of the pages that those need themselves. */
export function blocksElsewhere(
  { contextPage = '' }: SampleBlock,
  from: string,
  site: Site,
  seen = new Set([from]),
): { readonly blocks: readonly SampleBlock[]; readonly missing?: string } {
  const pages = contextPage.split(' ').filter(Boolean);
  const fileOf = (page: string) => path.resolve(path.dirname(from), page);
  const missing = pages.find((page) => !fs.existsSync(fileOf(page)));
  if (missing !== undefined) return { blocks: [], missing };
  // What was named first comes last, where a search from the end finds it first.
  const blocks = pages.reverse().flatMap((page) => {
    const target = fileOf(page);
    if (seen.has(target)) return [];
    seen.add(target);
    const text = fs.readFileSync(target, 'utf8');
    const own = blocksOf(text, displayPath(target, process.cwd()), site.variables).blocks;
    const further = own.flatMap((block) => blocksElsewhere(block, target, site, seen).blocks);
    return [...further, ...own];
  });
  return { blocks };
}
