import { toHtml } from 'hast-util-to-html';
import { parseHtml } from '../../../src/markdown/html/parse';
import { prismName } from '../../../src/markdown/source/code-languages';
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

/** Elements that no line of code has in it. */
const BLOCKS = /^(?:div|dl|figure|h[1-6]|ol|p|section|table|ul)$/;

/**
 * Finishes what components have written: notices about those that cannot be shown, and frames around
 * code that has none. Frames whose size was in a style sheet of the site get one.
 */
export function finishHtml(written: string): string {
  const html = written.replace(/<iframe(?![^>]* (?:height|class)=)/g, '$& class="unsized-frame"');
  const isWhole = !html.includes('<template data-missing=');
  if (isWhole && !/<pre(?![^>]*\blanguage-)/.test(html)) return html;
  const root = parseHtml(html);
  addNotices(root);
  replaceElements(root, (element) => {
    if ('dataMissing' in element.properties) return [];
    if (element.tagName === 'figure' && 'dataCode' in element.properties) return [element];
    return element.tagName === 'pre' ? framedCode(element) : undefined;
  });
  settleTexts(root);
  return toHtml(root);
}

/**
 * Puts a notice about each component that a page cannot show above the block that has it first. What
 * the component was given stays where it is, so that no sentence is cut in two.
 */
function addNotices(root: Root): void {
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
}

/** A plain `<pre>` as fences are written. */
function framedCode(pre: Element): Element[] | undefined {
  if (findElements(pre, ({ tagName }) => BLOCKS.test(tagName)).length > 0) return undefined;
  const [only, ...others] = pre.children;
  const code = isElement(only, 'code') && others.length === 0 ? only : pre;
  const language = /\blanguage-(\S+)/.exec(attribute(code, 'className') ?? '')?.[1];
  const name = prismName(language ?? '');
  const className = [`language-${name}`];
  const inside = h('code', { className }, code.children);
  return [h('figure', { dataCode: name }, [h('pre', { className }, [inside])])];
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
