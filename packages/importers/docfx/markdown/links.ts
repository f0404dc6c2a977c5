import { OUTSIDE_FIX } from '../../../../src/config/diagnostics/place-in';
import { isActive } from '../../../../src/config/settings/active-address';
import { decodeComponent } from '../../../../src/page-model/decode-component';
import { OUTSIDE } from '../../shared/notes';
import { relativeUrl } from '../link-targets';
import { type FileContext, lineOf, note } from './context';
import { mapTree, type Node, placeOf, textNode, textOf, walkTree } from './tree';
import { isDataPicture } from './html-names';
import { displayName, externalAddress } from './names';

/** Leads links and pictures to where pages and files are now, and names to the reference. */
export function convertLinks(root: Node, context: FileContext): void {
  const dropped = droppedDefinitions(root, context);
  mapTree(root, (node, parent) => {
    if (node.identifier !== undefined && dropped.has(node.identifier)) {
      return node.type === 'linkReference' ? (node.children ?? []) : [];
    }
    if (node.type === 'text' && parent.type !== 'link') return shortXrefs(node, context);
    if (node.type === 'raw') return [withAddresses(node, context)];
    if (node.type === 'image') return picture(node, context);
    if (node.type === 'definition') {
      const uid = uidOf(node.url ?? '');
      const target = uid === undefined ? undefined : targetOf(uid, context);
      return [{ ...node, url: target?.url ?? address(node, node.url ?? '', context) }];
    }
    if (node.type !== 'link') return [node];
    const uid = uidOf(node.url ?? '');
    if (uid !== undefined) return xrefLink(node, uid, context);
    return link(node, context);
  });
}

/** The labels of definitions whose links become texts: names that nothing has, and what runs. */
function droppedDefinitions(root: Node, context: FileContext): ReadonlySet<string> {
  const dropped = new Set<string>();
  walkTree(root, (node) => {
    if (node.type !== 'definition') return;
    const { url = '', identifier = '' } = node;
    if (isActive(url)) {
      leaveActive(node, url, context);
      dropped.add(identifier);
    }
    const uid = uidOf(url);
    if (uid === undefined || targetOf(uid, context) !== undefined) return;
    context.site.onMissingName(uid, context.file, lineOf(context, node));
    dropped.add(identifier);
  });
  return dropped;
}

/** `xref:uid?query`, or `@uid` as DocFX also has it. */
function uidOf(url: string): string | undefined {
  if (/^xref:/i.test(url)) return url.slice('xref:'.length);
  const short = /^@(?:"(.*)"|'(.*)'|([A-Za-z].*))$/.exec(url);
  return short?.[1] ?? short?.[2] ?? short?.[3];
}

function link(node: Node, context: FileContext): Node[] {
  const url = node.url ?? '';
  const target = context.site.links.find(url, context.file);
  if (target.kind === 'name') return xrefLink(node, target.uid, context);
  if (target.kind === 'missingName') {
    context.site.onMissingName(target.uid, context.file, lineOf(context, node));
    return node.children ?? [];
  }
  if (target.kind === 'active') leaveActive(node, url, context);
  if (url === '' || target.kind === 'active') return node.children ?? [];
  return [{ ...node, url: address(node, url, context) }];
}

function picture(node: Node, context: FileContext): Node[] {
  const url = node.url ?? '';
  if (isActive(url) && !isDataPicture(url)) {
    leaveActive(node, url, context);
    return node.alt ? [textNode(node.alt)] : [];
  }
  return [{ ...node, url: address(node, url, context) }];
}

/** Notes an address that is left out. */
export function leaveActive(node: Node, url: string, context: FileContext): void {
  note(context, node, {
    kind: 'links that run',
    message: `"${url.slice(0, 60)}" is a script or data, so it is left out, and its text stays.`,
    fix: 'Link to a page or a file, or write a component.',
  });
}

/** Files that pages show. */
const SHOWN = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|mp4|webm|mov|m4v|ogv|mp3|wav|ogg)$/i;

/** The address of a link or picture in the new site. */
function address(node: Node, url: string, context: FileContext): string {
  const target = context.site.links.find(url, context.file);
  switch (target.kind) {
    case 'same':
      return target.to ?? url;
    case 'page':
      return target.page.source === context.file && target.rest.startsWith('#')
        ? target.rest
        : relativeUrl(context.out, target.page.out) + withoutTabs(target.rest);
    case 'file':
      // What readers open or download stays at its address.
      if (target.target !== undefined && !SHOWN.test(target.target)) {
        return encodeURI(`/${target.target}`) + target.rest;
      }
      return relativeUrl(context.out, context.site.links.use(target)) + target.rest;
    case 'reference':
      return '/reference';
    case 'outside':
      note(context, node, {
        kind: OUTSIDE,
        message: `"${url}" leads to a file outside of the folder, which is not copied.`,
        fix: OUTSIDE_FIX,
      });
      return url;
    case 'missing':
      note(context, node, {
        kind: 'links',
        message: `"${url}" leads to nothing in the folder.`,
        fix: 'Fix the address, or add the file. The build warns about it.',
      });
      return url.replace(/^~\//, '/');
    default:
      return url;
  }
}

/** `?tabs=windows` chose a tab in DocFX. */
const withoutTabs = (rest: string): string => rest.replace(/^\?tabs=[^#]*/, '');

/** The addresses in a tag that was HTML. */
function withAddresses(node: Node, context: FileContext): Node {
  if (!/^<[a-z]/.test(node.value ?? '')) return node;
  const value = node.value?.replace(
    /\s(src|href|poster)="([^"]*)"/g,
    (whole, name: string, url: string) => {
      if (name === 'href' && /^xref:/i.test(url)) {
        const target = targetOf(decodeComponent(splitOnce(url.slice(5), /\?/)[0]), context);
        return target ? ` href="${target.url}"` : '';
      }
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) return whole;
      const moved = address(node, url.replace(/&amp;/g, '&'), context);
      return ` ${name}="${moved.replace(/&/g, '&amp;')}"`;
    },
  );
  return { ...node, value: value ?? '' };
}

function xrefLink(node: Node, written: string, context: FileContext): Node[] {
  const [name, query] = splitOnce(written, /\?(?=(?:text|alt|displayProperty|view|title)=)/i);
  const uid = decodeComponent(name);
  const values = new URLSearchParams(query ?? '');
  const isAuto = textOf(node) === node.url || (node.children ?? []).length === 0;
  const own = isAuto ? (values.get('text') ?? values.get('alt')) : undefined;
  const label = isAuto ? (own == null ? undefined : [textNode(own)]) : node.children;
  const property = values.get('displayProperty') ?? undefined;
  const target = targetOf(uid, context);
  if (target === undefined) {
    context.site.onMissingName(uid, context.file, lineOf(context, node));
    return label ?? [{ type: 'inlineCode', value: displayName(uid, undefined, property) }];
  }
  const { url, name: shown } = target;
  return [{ ...node, url, title: node.title ?? null, children: label ?? [shown(property)] }];
}

function targetOf(written: string, { site, out, file }: FileContext) {
  // Constructors, and members of an interface that a type has by its name, contain the sign too.
  const [uid, anchor] = splitOnce(written, /(?<!#.*)#(?!c?ctor\b|.*#)/);
  const page = site.catalog.byUid(uid);
  if (page) {
    const own = page.source === file ? '' : relativeUrl(out, page.out);
    const hash = anchor === undefined ? '' : `#${anchor}`;
    return { url: own + hash || relativeUrl(out, page.out), name: () => textNode(page.title) };
  }
  const item = site.catalog.api.get(uid) ?? site.catalog.api.get(uid.replace(/\*$/, ''));
  const code = (property: string | undefined): Node => ({
    type: 'inlineCode',
    value: displayName(uid, item, property),
  });
  if (item && item.type !== 'Namespace') return { url: `xref:${encodeURI(uid)}`, name: code };
  const external = externalAddress(uid);
  return external === undefined ? undefined : { url: external, name: code };
}

/** `@Some.Type` and `@"Some.Type"`, anywhere in a text. */
export const SHORT_XREF = /(?<![\w\\@/.])@(?:"([^"\n]+)"|'([^'\n]+)'|([A-Za-z][\w.`*#(){},~-]*))/g;

/** The uids that what follows the sign may be: a sentence, or brackets around it, may end after it. */
function shortCandidates(quoted: string | undefined, bare: string): string[] {
  const whole = bare.replace(/(?<=^[^(]*)\).*$/, '').replace(/[.,:;!?~]+$/, '');
  const all = [quoted ?? whole, whole.replace(/[^\w)`*]+$/, ''), whole.replace(/\W+$/, '')];
  return all.filter((one) => one !== '');
}

/** `@Some.Type` in a text, where something has that name. */
function shortXrefs(node: Node, context: FileContext): Node[] {
  const value = node.value ?? '';
  if (!value.includes('@')) return [node];
  const result: Node[] = [];
  let end = 0;
  for (const match of value.matchAll(SHORT_XREF)) {
    const [whole, double, single, bare = ''] = match;
    const uid = shortCandidates(double ?? single, bare).find(
      (one) => targetOf(one.replace(/\?.*$/, ''), context) !== undefined,
    );
    if (uid === undefined) continue;
    const length = bare === '' ? whole.length : uid.length + 1;
    result.push(textNode(value.slice(end, match.index)));
    const like: Node = { type: 'link', url: `xref:${uid}`, children: [], ...placeOf(node) };
    result.push(...xrefLink(like, uid, context));
    end = match.index + length;
  }
  if (result.length === 0) return [node];
  return [...result, textNode(value.slice(end))].filter(
    ({ type, value: part }) => type !== 'text' || part !== '',
  );
}

function splitOnce(value: string, separator: RegExp): [string, string | undefined] {
  const match = separator.exec(value);
  if (!match) return [value, undefined];
  return [value.slice(0, match.index), value.slice(match.index + match[0].length)];
}
