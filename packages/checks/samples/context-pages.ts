import fs from 'node:fs';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Problem } from '../../../src/config/diagnostics/problems';
import type { Site } from '../../../src/config/project/site';
import { blocksOf, mistake, type SampleBlock } from '../../../src/features/samples/blocks';
import { contextFiles } from '../../../src/markdown/source/code-meta';

/** A page with samples. */
export interface SamplePage {
  /** Absolute. */
  readonly file: string;
  readonly blocks: readonly SampleBlock[];
}

/**
 * The blocks that a block has at hand: those of the pages that it names in `context-page`, and,
 * because it has the types of all other blocks of its page, what these need.
 */
export function blocksAtHand(
  block: SampleBlock,
  { file, blocks }: SamplePage,
  site: Site,
): SampleBlock[] {
  return [...blocks, block].flatMap((one) => blocksElsewhere(one, file, site));
}

/** The blocks of the pages that a block names, and of the pages that those need themselves. */
export function blocksElsewhere(
  block: SampleBlock,
  from: string,
  site: Site,
  seen = new Set([from]),
): SampleBlock[] {
  // What was named first comes last, where a search from the end finds it first.
  return contextFiles(block, from)
    .reverse()
    .flatMap((file) => {
      if (seen.has(file) || !fs.existsSync(file)) return [];
      seen.add(file);
      const text = fs.readFileSync(file, 'utf8');
      const own = blocksOf(text, displayPath(file, process.cwd()), site.variables).blocks;
      return [...own.flatMap((other) => blocksElsewhere(other, file, site, seen)), ...own];
    });
}

/** Pages in `context-page` that do not exist. */
export function contextProblems({ file: from, blocks }: SamplePage): Problem[] {
  const fix = 'context-page is a file relative to this one, such as ./player.mdx.';
  return blocks.flatMap((block) =>
    contextFiles(block, from)
      .filter((file) => !fs.existsSync(file))
      .map((file) =>
        mistake(block, `There is no page "${displayPath(file, process.cwd())}".`, fix),
      ),
  );
}
