import fs from 'node:fs';
import type { Code } from 'mdast';
import type { Variables } from '../../config/settings/variables';
import { type ContentFolder, markdownFilesOf } from '../../config/project/content-folder';
import { displayPath } from '../../config/diagnostics/files';
import { splitFrontMatter } from '../../config/diagnostics/yaml-places';
import type { MdNode } from '../../markdown/source/mdast';
import { prepareSource } from '../../markdown/source/prepare-source';

export interface DiagramFence {
  /** Relative to the project's root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** As on the page: variables are replaced. */
  readonly source: string;
}

/**
 * Finds every mermaid fence, including those in drafts and partials, with the parser used for
 * pages.
 */
export async function findDiagrams(
  folder: ContentFolder,
  variables: Variables,
): Promise<DiagramFence[]> {
  const codeBlocks = await codeBlockReader();
  const found: DiagramFence[] = [];
  for (const absolutePath of markdownFilesOf(folder)) {
    const raw = fs.readFileSync(absolutePath, 'utf8');
    // Few pages have a diagram, and parsing is slow.
    if (!/(?:`{3,}|~{3,})\s*mermaid/.test(raw)) continue;
    const { body, bodyLine } = splitFrontMatter(raw);
    const text = '\n'.repeat(bodyLine - 1) + prepareSource(body, variables);
    const file = displayPath(absolutePath, folder.rootDir);
    for (const { lang, value, position } of codeBlocks(text)) {
      if (lang === 'mermaid') found.push({ file, line: position?.start.line ?? 1, source: value });
    }
  }
  return found;
}

/** Imported dynamically: the packages are ES modules, and the scripts that need them are not. */
async function codeBlockReader(): Promise<(text: string) => Code[]> {
  const [{ createProcessor }, { default: remarkGfm }, { default: remarkDirective }, { visit }] =
    await Promise.all([
      import('@mdx-js/mdx'),
      import('remark-gfm'),
      import('remark-directive'),
      import('unist-util-visit'),
    ]);
  const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkDirective] });
  return (text) => {
    const blocks: Code[] = [];
    try {
      visit(processor.parse(text), (node: MdNode) => {
        if (node.type === 'code') blocks.push(node as MdNode & Code);
      });
    } catch {
      // The build reports why the page does not parse.
    }
    return blocks;
  };
}
