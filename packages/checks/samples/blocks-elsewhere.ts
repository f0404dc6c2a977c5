import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Site } from '../../../src/config/project/site';
import { blocksOf, type SampleBlock } from '../../../src/features/samples/blocks';

/** The blocks of the page that a block names, and of the pages that those need themselves. */
export function blocksElsewhere(
  { contextPage }: SampleBlock,
  from: string,
  site: Site,
  seen = new Set([from]),
): { readonly blocks: readonly SampleBlock[]; readonly missing?: string } {
  if (contextPage === undefined) return { blocks: [] };
  const target = path.resolve(path.dirname(from), contextPage);
  if (seen.has(target)) return { blocks: [] };
  if (!fs.existsSync(target)) return { blocks: [], missing: contextPage };
  seen.add(target);
  const text = fs.readFileSync(target, 'utf8');
  const { blocks } = blocksOf(text, displayPath(target, process.cwd()), site.variables);
  const further = blocks.flatMap((block) => blocksElsewhere(block, target, site, seen).blocks);
  // What was named first comes last, where a search from the end finds it first.
  return { blocks: [...further, ...blocks] };
}
