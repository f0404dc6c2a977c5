import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import {
  attribute,
  findElements,
  h,
  isElement,
  replaceElements,
  type Root,
  type RootContent,
  type Element,
} from '../../../src/markdown/html/tree';

/** Elements whose text is a line of text, or a cell. */
const LINES = new Set(
  'a b code dt em h1 h2 h3 h4 h5 h6 i label li p s small span strong sub summary sup td th u'.split(
    ' ',
  ),
);

/**
 * Puts a notice about each component that a page cannot show above the block that has it first. What
 * the component was given stays where it is, so that no sentence is cut in two.
 */
export function withNotices(html: string): string {
  if (!html.includes('<template data-missing=')) return html;
  const root = fromHtml(html, { fragment: true });
  const known = new Set<string>();
  root.children = root.children.flatMap((block): RootContent[] => {
    if (!isElement(block)) return [block];
    const names = [block, ...findElements(block, () => true)].flatMap(
      (element) => attribute(element, 'dataMissing') ?? [],
    );
    const unknown = [...new Set(names)].filter((name) => !known.has(name));
    for (const name of unknown) known.add(name);
    const notices = unknown.map((name) => {
      const message = MESSAGES.componentMissing.replace('{component}', () => name);
      return h('div', { dataAdmonition: 'warning' }, [h('p', {}, [message])]);
    });
    return [...notices, block];
  });
  replaceElements(root, (element) => ('dataMissing' in element.properties ? [] : undefined));
  settleTexts(root);
  return toHtml(root);
}

/** Makes paragraphs of the texts that stand in no line. */
function settleTexts(parent: Root | Element): void {
  const isLine = parent.type === 'element' && LINES.has(parent.tagName);
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if ('dataGiven' in child.properties) {
      delete child.properties.dataGiven;
      if (!isLine) child.tagName = 'p';
    }
    settleTexts(child);
  }
}
