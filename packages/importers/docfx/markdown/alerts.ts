import { ownValue } from '../../../../src/config/diagnostics/own-value';
import { isActive } from '../../../../src/config/settings/active-address';
import { mapTree, type Node, raw, textNode } from './tree';

/** The admonition of the site for each alert of DocFX, with a title where its own is another. */
const ADMONITIONS: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'important',
  WARNING: 'warning',
  CAUTION: 'danger[Caution]',
};

const START = /^\s*\[!([A-Za-z]+)(?:\s[^\]]*)?\][ \t]*(?:\n|$)/;

/** A part of a block quote: everything from one `[!NOTE]` to the next. */
interface Section {
  readonly name?: string;
  /** The address of a video. */
  readonly video?: string;
  readonly children: Node[];
}

/**
 * Replaces `> [!NOTE]` with admonitions, `> [!div]` with what it holds, and `> [!Video]` with a
 * frame.
 *
 * @param names the alerts of the project besides DocFX's own, in capitals.
 */
export function alertsToAdmonitions(root: Node, names: readonly string[]): void {
  const known = new Set([...Object.keys(ADMONITIONS), 'DIV', ...names]);
  mapTree(root, (node) => {
    if (node.type !== 'blockquote') return [node];
    return sectionsOf(node, known).flatMap((section) => replaced(section, node));
  });
}

function sectionsOf(quote: Node, known: ReadonlySet<string>): Section[] {
  const sections: Section[] = [];
  let current: Section = { children: [] };
  const next = (section: Section) => {
    if (current.children.length > 0 || current.name !== undefined) sections.push(current);
    current = section;
  };
  for (const child of quote.children ?? []) {
    const address = videoAddress(child);
    if (address !== undefined) {
      next({ name: 'VIDEO', video: address, children: [] });
      continue;
    }
    const [first] = child.children ?? [];
    const match =
      child.type === 'paragraph' && first?.type === 'text' ? START.exec(first.value ?? '') : null;
    const name = match?.[1]?.toUpperCase() ?? '';
    if (!first || !match || !known.has(name)) {
      current.children.push(child);
      continue;
    }
    next({ name, children: [] });
    const rest = first.value?.slice(match[0].length) ?? '';
    const children = [...(rest === '' ? [] : [textNode(rest)]), ...(child.children ?? []).slice(1)];
    if (children[0]?.type === 'break') children.shift();
    if (children.length > 0) current.children.push({ ...child, children });
  }
  next({ children: [] });
  return sections;
}

/** The address in a paragraph that is `[!Video https://…]`, which is a link or text by now. */
export function videoAddress(node: Node): string | undefined {
  const [first, second, third, ...more] = node.children ?? [];
  if (node.type !== 'paragraph' || first?.type !== 'text') return undefined;
  const whole = /^\s*\[!VIDEO\s+(\S+?)\]\s*$/i.exec(first.value ?? '')?.[1];
  if (whole !== undefined && !second) return isActive(whole) ? undefined : whole;
  const isFramed =
    /^\s*\[!VIDEO\s+$/i.test(first.value ?? '') && /^\]\s*$/.test(third?.value ?? '');
  if (isFramed && second?.type === 'link' && more.length === 0) return second.url;
  return undefined;
}

function replaced({ name, video: address, children }: Section, quote: Node): Node[] {
  if (name === undefined) return [{ ...quote, children }];
  if (name === 'DIV') return children;
  if (address !== undefined) return [video(address, quote), ...children];
  const type = ownValue(ADMONITIONS, name) ?? `note[${capitalized(name)}]`;
  const colons = ':'.repeat(1 + colonsIn(children));
  return [raw(colons + type, quote), ...children, raw(colons, quote)];
}

const capitalized = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

/** The most colons that a fence has below some nodes: one around it has more. */
function colonsIn(nodes: readonly Node[]): number {
  const fences = nodes.map(({ type, value = '' }) =>
    type === 'raw' ? value.length - value.replace(/^:+/, '').length : 0,
  );
  return Math.max(2, ...fences, ...nodes.map(({ children = [] }) => colonsIn(children)));
}

/** A video as DocFX shows it: a file with controls, a page of another site in a frame. */
export function video(address: string, like?: Node): Node {
  const src = address.replace(/"/g, '%22');
  return raw(
    /\.(?:mp4|webm|mov|ogv)(?:[?#]|$)/i.test(address)
      ? `<video src="${src}" controls></video>`
      : `<iframe src="${src}" title="Video" width="640" height="360" allowFullScreen></iframe>`,
    like,
  );
}
