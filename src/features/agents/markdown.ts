import type { Content, Root } from 'mdast';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';

type Extensions = NonNullable<Options['extensions']>;

/** Tables as narrow as they can be. */
const gfm = unified().use(remarkGfm, { tablePipeAlign: false }).freeze();

export function writeMarkdown(children: Content[]): string {
  const root: Root = { type: 'root', children };
  return toMarkdown(root, {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: gfm.data('toMarkdownExtensions') as Extensions,
  });
}
