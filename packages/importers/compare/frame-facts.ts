import fs from 'node:fs';
import path from 'node:path';
import { isInside } from '../../../src/config/diagnostics/files';
import {
  attribute,
  type Element,
  findElements,
  isElement,
  type Root,
  textContent,
} from '../../../src/markdown/html/tree';
import { parseHtml } from '../../../src/markdown/html/parse';
import { oneLine } from './page-facts';

/** An entry of a list around the page. */
export interface Entry {
  /** Empty for a link that is an icon. */
  readonly label: string;
  readonly href?: string | undefined;
}

export const FRAME_PARTS = ['sidebar', 'navbar', 'footer'] as const;

/** What is around a page. */
export type FrameFacts = Readonly<Record<(typeof FRAME_PARTS)[number], readonly Entry[]>>;

const classes = (element: Element) => ` ${attribute(element, 'className') ?? ''} `;
const has = (name: RegExp) => (element: Element) => name.test(classes(element));

/** Links to the first page, the next one and the search, which each system has. */
const OWN =
  / (?:md-footer__link|Navbar_brand|Navbar_menuLink|navbar-brand|navbar__brand|md-logo|search-open) /;

/** Reads what is around a page. @param file where it is: DocFX has its lists in files beside it. */
export function frameOf(root: Root, file: string, siteDir: string): FrameFacts {
  const first = (isWanted: (element: Element) => boolean) => findElements(root, isWanted)[0];
  const isLink = (element: Element) =>
    element.tagName === 'a' &&
    !ADDED.test(attribute(element, 'href') ?? 'javascript:') &&
    !OWN.test(classes(element));
  const linksIn = (parts: readonly (Element | undefined)[]) =>
    entries(parts.flatMap((part) => (part ? findElements(part, isLink) : [])));
  const header = first(({ tagName }) => tagName === 'header') ?? first(has(/ navbar /));
  const ours = first(({ properties }) => properties.dataMenuPanel === 'docs');
  const docusaurus = first(has(/ theme-doc-sidebar-menu /));
  const material = first(has(/ md-nav--primary /));
  return {
    sidebar: [
      ...entries(ours ? findElements(ours, isOurEntry) : []),
      ...entries(docusaurus ? findElements(docusaurus, has(/ menu__link /)) : []),
      ...(material ? materialNav(root, material) : []),
      ...docfxList(root, 'docfx:tocrel', file, siteDir),
    ],
    navbar: [...linksIn([header]), ...docfxList(root, 'docfx:navrel', file, siteDir)],
    footer: linksIn(siteFooters(root)),
  };
}

/** A link, or a category that leads nowhere. */
const isOurEntry = ({ tagName, properties }: Element) =>
  tagName === 'a' || ('dataCollapse' in properties && !('ariaLabel' in properties));

/** The footers that are in no part of the page itself. */
function siteFooters(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) => {
    if (!isElement(child) || /^(?:main|article)$/.test(child.tagName)) return [];
    return child.tagName === 'footer' ? [child] : siteFooters(child);
  });
}

/** With tabs, Material shows the part of its navigation that the page is in. */
function materialNav(root: Root, nav: Element): Entry[] {
  const tabs = findElements(root, has(/ md-tabs /));
  const [active] = findElements(nav, has(/ md-nav__item--active /));
  const part = tabs.length === 0 ? nav : active;
  if (!part || (part !== nav && !has(/ md-nav__item--nested /)(part))) return [];
  const linksIn = (parent: Element) => findElements(parent, has(/ md-nav__link /));
  const hidden = new Set(findElements(part, has(/ md-nav--secondary /)).flatMap(linksIn));
  const list = entries(linksIn(part).filter((one) => !hidden.has(one)));
  const own = part === nav ? list : list.slice(1);
  return own.filter(({ label }, index) => label !== own[index - 1]?.label);
}

/** The entries of a file that a page of DocFX loads. */
function docfxList(root: Root, name: string, file: string, siteDir: string): Entry[] {
  const [meta] = findElements(root, ({ properties }) => properties.name === name);
  const relative = meta && attribute(meta, 'content');
  const list = relative && path.resolve(path.dirname(file), relative);
  if (!list || !isInside(list, [siteDir]) || !fs.existsSync(list)) return [];
  const parts = parseHtml(fs.readFileSync(list, 'utf8'), true);
  const from = path.posix.dirname(relative);
  return entries(findElements(parts, ({ tagName }) => tagName === 'a')).map(({ label, href }) => {
    const isFar = href === undefined || /^(?:[a-z]+:|\/)/i.test(href);
    return { label, href: isFar ? href : path.posix.join(from, href) };
  });
}

/** Links that systems put there: to their own makers, and to scripts. */
const ADDED =
  /^(?:javascript:|https:\/\/(?:squidfunk\.github\.io\/mkdocs-material|dotnet\.github\.io\/docfx)\b)/;

const entries = (elements: readonly Element[]): Entry[] =>
  elements.flatMap((element) => {
    const label = oneLine(textContent(element)) || attribute(element, 'ariaLabel') || '';
    const href = attribute(element, 'href');
    return label === '' && href === undefined ? [] : { label, href };
  });
