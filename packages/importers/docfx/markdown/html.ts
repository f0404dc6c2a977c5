import { block, grouped, isBlock } from './html-blocks';
import { isControl, withoutBootstrap } from './bootstrap';
import { type HtmlToken, htmlTokens, type Open } from './html-tokens';
import { isVoid } from '../../foreign-markdown/html-tags';
import { INVISIBLE, jsxAttribute, KNOWN, runs } from './html-names';
import { type Node, paragraph, placeOf, raw, textNode, textOf, walkTree } from './tree';

/** What conversion leaves out of HTML. @param node where it stands. */
export type OnLoss = (node: Node, what: string) => void;

/** An element under construction. */
interface Frame {
  readonly tag?: Open;
  readonly at?: Node;
  readonly children: Node[];
}

/**
 * Replaces the HTML in a Markdown tree with tags as JSX has them, each closed where it was opened.
 * What only looks like a tag (`List<T>`) becomes text.
 */
export function htmlToJsx(root: Node, onLoss: OnLoss): void {
  walkTree(root, (parent) => {
    if (!parent.children?.some(({ type }) => type === 'html')) return;
    const isFlow = isFlowParent(parent);
    const children = convert(parent.children, isFlow, onLoss);
    parent.children = isFlow ? grouped(children) : unbroken(children);
  });
}

const isFlowParent = ({ type }: Node): boolean =>
  ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type);

function convert(children: readonly Node[], isFlow: boolean, onLoss: OnLoss): Node[] {
  const stack: Frame[] = [{ children: [] }];
  const top = (): Frame => stack[stack.length - 1] as Frame;
  const pop = () => {
    const frame = stack.pop();
    if (frame) top().children.push(...finish(frame, isFlow, isPreformatted(stack), onLoss));
  };
  for (const node of children) {
    if (node.type !== 'html') {
      top().children.push(node);
      continue;
    }
    const tokens = htmlTokens(node.value ?? '');
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'text') {
        top().children.push(textNode(collapse(token.value, stack)));
      } else if (token.type === 'comment') {
        if (!/^\[if /.test(token.value)) top().children.push(comment(token.value, isFlow, node));
      } else if (token.type === 'opaque') {
        if (token.value.trim() !== '' || token.name === 'script') onLoss(node, `<${token.name}>`);
      } else if (token.type === 'open') {
        open(token, node, tokens.slice(index + 1), children.slice(children.indexOf(node) + 1));
      } else {
        close(token, node);
      }
    }
  }
  while (stack.length > 1) pop();
  return top().children;

  function open(token: Open, node: Node, rest: readonly HtmlToken[], following: readonly Node[]) {
    const name = token.name.toLowerCase();
    if (isComponent(token)) onLoss(node, `<${token.name}>`);
    else if (!KNOWN.has(name) || (isGeneric(token) && !closes(name, rest, following))) {
      top().children.push(textNode(token.written));
      return;
    } else if (INVISIBLE.has(name)) return;
    const isEmpty = isVoid(name) || token.closed || isBareAnchor(token, rest, following);
    // `<li>`, `<p>` and cells may be left open: the next one closes them.
    const canFollow = !isEmpty && /^(?:li|p|td|th|tr|dt|dd|option)$/.test(name);
    if (canFollow && top().tag?.name.toLowerCase() === name) pop();
    stack.push({ tag: token, at: node, children: [] });
    if (isEmpty) pop();
  }

  function close({ name, written }: { name: string; written: string }, node: Node) {
    const lower = name.toLowerCase();
    const index = stack.findLastIndex(({ tag }) => tag?.name.toLowerCase() === lower);
    if (index > 0) while (stack.length > index) pop();
    else if (!KNOWN.has(lower)) top().children.push(textNode(written));
    else if (lower === 'br') top().children.push(raw('<br />', node));
  }
}

/** A tag that only a part of another system reads; texts of code have no values: `List<T>`. */
const isComponent = ({ name, attributes }: Open): boolean =>
  !KNOWN.has(name.toLowerCase()) && [...attributes.values()].some((value) => value !== true);

/** A single capital without attributes is a type parameter, unless it is closed. */
const isGeneric = ({ name, attributes }: Open): boolean =>
  /^[A-Z]/.test(name) && attributes.size === 0 && !isVoid(name);

function closes(name: string, rest: readonly HtmlToken[], following: readonly Node[]): boolean {
  const isClose = (token: HtmlToken) => token.type === 'close' && token.name.toLowerCase() === name;
  return (
    rest.some(isClose) ||
    following.some(({ type, value }) => type === 'html' && htmlTokens(value ?? '').some(isClose))
  );
}

/** `<a name="x">` that nobody closes marks a place. */
function isBareAnchor(tag: Open, rest: readonly HtmlToken[], following: readonly Node[]): boolean {
  const name = tag.name.toLowerCase();
  if (name !== 'a' && name !== 'span') return false;
  return !tag.attributes.has('href') && !closes(name, rest, following);
}

/** A tag alone on its line would begin a block, so it shares the line with the text beside it. */
function unbroken(children: readonly Node[]): Node[] {
  return children.map((node, index) => {
    if (node.type !== 'text') return node;
    let value = node.value ?? '';
    if (children[index - 1]?.type === 'raw') value = value.replace(/^\s*\n\s*/, ' ');
    if (children[index + 1]?.type === 'raw') value = value.replace(/\s*\n\s*$/, ' ');
    return { ...node, value };
  });
}

const isPreformatted = (stack: readonly Frame[]): boolean =>
  stack.some(({ tag }) => tag?.name.toLowerCase() === 'pre');

function collapse(value: string, stack: readonly Frame[]): string {
  return isPreformatted(stack) ? value : value.replace(/\s+/g, ' ');
}

function comment(value: string, isFlow: boolean, node: Node): Node {
  const one = raw(`{/*${value.replace(/\*\//g, '* /')}*/}`, node);
  // An expression alone on its lines is a block.
  if (isFlow) return /\n\s*\n/.test(value) ? block(one) : one;
  return raw(one.value?.replace(/\s*\n\s*/g, ' ') ?? '', node);
}

/** An element's nodes: its tags around what is in it. */
function finish(
  { tag: written, at, children }: Frame,
  isFlow: boolean,
  isInPre: boolean,
  onLoss: OnLoss,
): Node[] {
  if (written && isComponent(written)) {
    const shown = [...written.attributes].flatMap(([key, value]) =>
      /^(?:caption|label|title)$/.test(key) && value !== true ? textNode(value) : [],
    );
    return [...(isFlow ? shown.map((text) => paragraph([text])) : shown), ...children];
  }
  if (written && isControl(written)) return [];
  const tag = written && withoutBootstrap(written, children);
  if (!tag) return children;
  const name = tag.name.toLowerCase();
  if (name === 'xref') return xref(tag, children, at, isFlow);
  if (name === 'pre' && isFlow && children.every(isText)) return [preformatted(children, at)];
  const attributes = [...tag.attributes].flatMap(([key, value]) => {
    const isCode = /^on/i.test(key) || runs(name, key, value);
    if (isCode) onLoss(at ?? children[0] ?? textNode(''), key);
    return isCode ? [] : (jsxAttribute(key, value) ?? []);
  });
  const anchor = tag.attributes.get('name');
  if (name === 'a' && typeof anchor === 'string' && !tag.attributes.has('id')) {
    attributes.unshift(...[jsxAttribute('id', anchor)].filter((one) => one !== undefined));
  }
  const shown = name === 'p' && children.some(isBlock) ? 'div' : name;
  const start = `<${[shown, ...attributes].join(' ')}`;
  if (children.length === 0) {
    return [raw(isVoid(name) ? `${start} />` : `${start}></${shown}>`, at)];
  }
  const [first, last] = [raw(`${start}>`, at), raw(`</${shown}>`, at)];
  if (isInPre) return [first, ...children, last];
  if (!isFlow || !children.some(isBlock)) return [first, ...children, last].map(inALine);
  return [block(first), ...grouped(children), block(last)];
}

const isText = ({ type }: Node): boolean => type === 'text' || type === 'raw';

function inALine(node: Node): Node {
  return node.type === 'text' ? textNode(node.value?.replace(/\s+/g, ' ') ?? '') : node;
}

function preformatted(children: readonly Node[], at: Node | undefined): Node {
  const tag =
    children.find(({ type, value }) => type === 'raw' && value?.startsWith('<code'))?.value ?? '';
  const lang = /\b(?:lang|language)-([\w#+-]+)/.exec(tag)?.[1];
  const value = children
    .map(textOf)
    .join('')
    .replace(/^\n|\n$/g, '');
  return { type: 'code', lang: lang ?? null, meta: null, value, ...placeOf(at) };
}

/** `<xref href="uid">text</xref>` is a link by name. */
function xref(tag: Open, children: readonly Node[], at: Node | undefined, isFlow: boolean): Node[] {
  const href = tag.attributes.get('href') ?? tag.attributes.get('uid');
  const label = tag.attributes.get('text');
  const shown =
    children.length > 0 ? [...children] : typeof label === 'string' ? [textNode(label)] : [];
  const url = `xref:${typeof href === 'string' ? href : ''}`;
  const link: Node = { type: 'link', url, children: shown, ...placeOf(at) };
  return [isFlow ? paragraph([link]) : link];
}
