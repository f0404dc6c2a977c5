import fs from 'node:fs';
import { parseDocument } from 'yaml';
import { sampleScripts } from '../../../src/features/samples/scripts';
import type { SampleBlock } from '../../../src/features/samples/blocks';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import type { Site } from '../../../src/config/project/site';

/** The blocks whose code the scripts of a sample project are. */
export type ProjectBlocks = readonly [SampleBlock, ...SampleBlock[]];

/** The sample project of a page, if its front matter offers one. */
export function projectOf(
  absolutePath: string,
  site: Pick<Site, 'folder' | 'variables'>,
): { readonly blocks?: ProjectBlocks; readonly problems: readonly Problem[] } {
  const { frontMatter } = splitFrontMatter(fs.readFileSync(absolutePath, 'utf8'));
  // The build reports front matter that cannot be read.
  if (!parseDocument(frontMatter ?? '').has('sample')) return { problems: [] };
  const { scripts, problems } = sampleScripts(absolutePath, site);
  const [first, ...rest] = scripts.map(({ block }) => block);
  return { ...(first && { blocks: [first, ...rest] }), problems };
}
