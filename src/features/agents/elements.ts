import type { Content, TableCell, TableRow } from 'mdast';
import { ownValue } from '../../config/diagnostics/own-value';
import {
  attribute,
  type Element,
  findElements,
  hasClass,
  isElement,
  textContent,
} from '../../markdown/html/tree';
import { around, blocks, cell, emphasis, heading, item, list, quote, strong, text } from './nodes';

/** What a link of the page leads to in Markdown. */
export type LinkTarget = (href: string) => string;

/** The title, which stands first, and controls. */
const TAGS = new Set('h1 button input nav script style template textarea'.split(' '));

/** What needs a pointer, or says again what stands beside it. */
const CLASSES = (
  'heading-anchor filter tab-list search-field type-filter member-more diagram-label api-glyph ' +
  'api-declaration diagram-light diagram-dark drawing-upright code-caption'
).split(' ');

/** Whether an element says nothing that belongs in a page's text. */
export function isLeftOut(element: Element, parent: Element): boolean {
  const { tagName, properties } = element;
  return (
    TAGS.has(tagName) ||
    'hidden' in properties ||
    'dataDropdown' in properties ||
    attribute(element, 'ariaHidden') === 'true' ||
    CLASSES.some((name) => hasClass(element, name)) ||
    (tagName === 'form' && !hasClass(element, 'island-controls')) ||
    (tagName === 'footer' && parent.tagName === 'article') ||
    // A heading that only headings of its own level follow.
    attribute(element, 'id') === 'section-members' ||
    // That of a decision's best row, which a script shows.
    (hasClass(element, 'api-badge') && isElement(parent.children[0], 'strong'))
  );
}

/** Elements that are not part of a line. */
export const BLOCKS = new Set(
  (
    'address article aside center dd details div dt fieldset figcaption figure footer form h2 h3 h4 ' +
    'h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

type Rule = (element: Element, inside: () => Content[], link: LinkTarget) => Content[];

const label: Rule = (_, inside) => blocks(strong(inside()));
const asList: Rule = (element, inside) => {
  const start = element.tagName === 'ol' ? Number(element.properties.start ?? 1) : undefined;
  return [list(inside(), start)];
};
const asQuote: Rule = (_, inside) => [quote(inside())];

/** By class or classes. */
const CLASS_RULES = byName({
  code: (figure) => codeOf(figure),
  admonition: asQuote,
  'admonition-title tab-label api-label plan-name': label,
  'api-sentence': (_, inside) => blocks(inside()),
  'type-summary': (_, inside) => [text(': '), ...inside()],
  'inspector-hint': (_, inside) => [text(' ('), ...inside(), text(')')],
  'cards island-controls': asList,
  card: (card, inside, link) => [item(linked(card, inside(), link))],
  'card-title': (_, inside) => [...strong(inside()), text(' ')],
  island: (figure, inside) => [
    ...blocks(strong([text(attribute(figure, 'ariaLabel') ?? '')])),
    ...blocks(inside()),
  ],
  'api-marks': (_, inside) => blocks(inside().flatMap((node) => [node, text(' ')])),
});

/** By name or names, for elements without a rule by class. */
const TAG_RULES = byName({
  a: (a, inside, link) => linked(a, inside(), link),
  'b strong': (_, inside) => strong(inside()),
  blockquote: asQuote,
  br: () => [{ type: 'break' }],
  'code kbd': (code, _, link) => codeText(code, link),
  del: (_, inside) => around(inside(), (children) => ({ type: 'delete', children })),
  dl: (dl, _, link) => [list(definitions(dl, link))],
  em: (_, inside) => emphasis(inside()),
  figcaption: (_, inside) => blocks(emphasis(inside())),
  'h2 h3 h4 h5 h6': ({ tagName }, inside) => [
    heading(Number(tagName.slice(1)) as 2 | 3 | 4 | 5 | 6, inside()),
  ],
  hr: () => [{ type: 'thematicBreak' }],
  iframe: (frame, _, link) => linked(frame, [text(attribute(frame, 'title') ?? '')], link, 'src'),
  img: (img, _, link) => pictureOf(img, link),
  'label li': (_, inside) => [item(inside())],
  'ol ul': asList,
  pre: (pre) => codeOf(pre),
  select: (select) => [text(`: ${firstChoice(select)}`)],
  summary: label,
  svg: (svg) => emphasis([text(textOfPicture(svg))]),
  table: tableOf,
  'td th': cellsOf,
  tr: (_, inside) => [{ type: 'tableRow', children: only('tableCell', inside()) }],
});

function byName(rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> {
  const entries = Object.entries(rules);
  return Object.fromEntries(
    entries.flatMap(([names, rule]) => names.split(' ').map((name) => [name, rule])),
  );
}

/** What the children of an element are in Markdown. */
export function nodesOf(parent: Element, link: LinkTarget): Content[] {
  return parent.children.flatMap((node): Content[] => {
    if (node.type === 'text') return [text(node.value)];
    if (!isElement(node) || isLeftOut(node, parent)) return [];
    const inside = () => nodesOf(node, link);
    // The name of an overload, which is no heading on the page.
    if (hasClass(node, 'api-name') && hasClass(parent, 'member-row')) return [heading(3, inside())];
    const ofClass = node.properties.className?.map((name) => ownValue(CLASS_RULES, name));
    const rule = ofClass?.find(Boolean) ?? ownValue(TAG_RULES, node.tagName);
    if (rule) return rule(node, inside, link);
    return BLOCKS.has(node.tagName) ? blocks(inside()) : inside();
  });
}

/** The text of a picture for those who do not see it. */
export function textOfPicture(svg: Element): string {
  const [title] = findElements(svg, ({ tagName }) => tagName === 'title');
  return title ? textContent(title) : (attribute(svg, 'ariaLabel') ?? '');
}

/** What a list of choices says as long as nobody has chosen. */
export function firstChoice(select: Element): string {
  const options = findElements(select, ({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => 'selected' in option.properties) ?? options[0];
  return chosen ? textContent(chosen) : '';
}

/** A block of code, with its language and its title. */
function codeOf(element: Element): Content[] {
  const [pre] =
    element.tagName === 'pre'
      ? [element]
      : findElements(element, ({ tagName }) => tagName === 'pre');
  if (!pre) return [];
  const [title] = findElements(element, (one) => hasClass(one, 'code-title'));
  const [, language = null] = /\blanguage-(\S+)/.exec(attribute(pre, 'className') ?? '') ?? [];
  return [
    {
      type: 'code',
      lang: hasClass(pre, 'diagram-source') ? 'mermaid' : language,
      meta: title ? `title="${textContent(title)}"` : null,
      value: textContent(pre).replace(/\n$/, ''),
    },
  ];
}

/** Names of types are links inside code, where Markdown has none. */
function codeText(code: Element, link: LinkTarget): Content[] {
  const plain: Content[] = [{ type: 'inlineCode', value: textContent(code) }];
  const [first, second] = findElements(code, ({ tagName }) => tagName === 'a');
  return first && !second ? linked(first, plain, link) : plain;
}

/** @param name that of the attribute with the address. */
function linked(a: Element, children: Content[], link: LinkTarget, name = 'href'): Content[] {
  const href = attribute(a, name);
  if (href === undefined) return children;
  const url = link(href);
  return around(children, (inside) => ({ type: 'link', url, children: inside as [] }));
}

function pictureOf(img: Element, link: LinkTarget): Content[] {
  const [alt, src] = [attribute(img, 'alt'), attribute(img, 'src')];
  return alt && src ? [{ type: 'image', alt, url: link(src) }] : [];
}

/** Each term with its definitions as one item; what is neither is one by itself. */
function definitions(dl: Element, link: LinkTarget): Content[] {
  const items: Content[][] = [];
  let before = '';
  for (const node of dl.children.flatMap((one) => (isElement(one, 'div') ? one.children : one))) {
    if (!isElement(node)) continue;
    const { tagName } = node;
    const last = items[items.length - 1];
    const continues = tagName === 'dd' ? before !== '' : tagName === 'dt' && before === 'dt';
    if (last && continues) {
      const inside = nodesOf(node, link);
      const [above, list] = last.slice(-2);
      if (tagName !== before) last.push(text(': '), ...inside);
      else if (list?.type !== 'list') last.push(text(', '), ...inside);
      // Two lists are one, unless the first has a label.
      else if (above?.type === 'text' && inside[0]?.type === 'list')
        list.children.push(...inside[0].children);
      else last.push(...inside);
    } else items.push(nodesOf(tagName === 'dt' ? node : { ...dl, children: [node] }, link));
    before = /^d[td]$/.test(tagName) ? tagName : '';
  }
  return items.map(item);
}

function only<T extends Content['type']>(type: T, nodes: readonly Content[]) {
  return nodes.filter((node): node is Extract<Content, { type: T }> => node.type === type);
}

/** A table of Markdown has a head, if an empty one. */
function tableOf(table: Element, inside: () => Content[]): Content[] {
  const hasHead = findElements(table, ({ tagName }) => tagName === 'thead').length > 0;
  const rows: TableRow[] = only('tableRow', inside());
  return [
    { type: 'table', children: hasHead ? rows : [{ type: 'tableRow', children: [] }, ...rows] },
  ];
}

/** A cell, with an empty one for each further column that it spans. */
function cellsOf(element: Element, inside: () => Content[]): TableCell[] {
  const span = Number(element.properties.colSpan ?? 1);
  return [cell(inside()), ...Array.from({ length: span - 1 }, () => cell([]))];
}
