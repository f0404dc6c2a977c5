import { withEmoji } from '../../../../src/markdown/source/emoji';
import { plainPage } from '../plain';
import { alertsToAdmonitions, video, videoAddress } from './alerts';
import { convertColons, separateColons } from './colons';
import { type FileContext, type MarkdownReader, note } from './context';
import { convertCode } from './fences';
import { htmlToJsx } from './html';
import { convertInclusions, importLines, withoutSpaces } from './inclusions';
import { keepHeadingIds } from './heading-ids';
import { convertLinks } from './links';
import { tabsToComponents } from './tabs';
import { mapTree, type Node, parseMarkdown, toMdx, walkTree } from './tree';

/** Reads Markdown as DocFX does. */
export const docfxReader: MarkdownReader = {
  convert,
  plain: (body) => plainPage(body),
};

function convert(body: string, context: FileContext, tags: 'kept' | 'dropped'): string {
  const tree = convertTree(body, context, tags);
  keepHeadingIds(tree);
  const imports = importLines(context);
  const text = toMdx(tree).replace(/\n{3,}$/, '\n');
  return imports.length > 0 ? `${imports.join('\n')}\n\n${text}` : text;
}

function convertTree(body: string, context: FileContext, tags: 'kept' | 'dropped'): Node {
  const { text, lines } = separateColons(body);
  const tree = parseMarkdown(withoutSpaces(text));
  // The lines of the source, in place of those of the text that was parsed.
  walkTree(tree, (node) => {
    const start = node.position?.start;
    if (start) node.position = { start: { line: lines[start.line - 1] ?? start.line } };
  });
  htmlToJsx(tree, (node, what) =>
    note(context, node, {
      kind: 'HTML',
      message: `${what} is left out: pages have nothing that reads it.`,
      fix: 'Where readers need what it did, write a component.',
    }),
  );
  if (tags === 'dropped') mapTree(tree, (node) => (node.type === 'raw' ? [] : [node]));
  convertColons(tree, context);
  convertInclusions(tree, context, (inner, own) => convertTree(inner, own, tags));
  alertsToAdmonitions(tree, context.site.project.alerts);
  tabsToComponents(tree);
  convertLinks(tree, context);
  convertCode(tree, context);
  mapTree(tree, (node) => [asVideo(node) ?? withSigns(node)]);
  return tree;
}

/** `[!Video https://…]` in a paragraph of its own, and pictures that are films. */
function asVideo(node: Node): Node | undefined {
  const address = videoAddress(node);
  if (address !== undefined) return video(address, node);
  const [image, ...others] = node.type === 'paragraph' ? (node.children ?? []) : [];
  const isFilm = /youtube\.com\/|youtu\.be\/|vimeo\.com\/\d/.test(image?.url ?? '');
  if (image?.type !== 'image' || others.length > 0 || !isFilm) return undefined;
  return video(embedded(image.url ?? ''), node);
}

function embedded(address: string): string {
  const id = /(?:youtu\.be\/|[?&]v=)([\w-]+)/.exec(address)?.[1];
  if (id !== undefined) return `https://www.youtube.com/embed/${id}`;
  return address.replace(
    /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/,
    'https://player.vimeo.com/video/$1',
  );
}

/** `:smile:` as the sign that it stands for. */
function withSigns(node: Node): Node {
  return node.type === 'text' ? { ...node, value: withEmoji(node.value ?? '') } : node;
}
