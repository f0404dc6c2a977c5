import type { SiteConfig } from '../../../src/config/settings/schema';
import type { PageAddresses } from './home';
import type { Leave } from './source-site';
import { linksOfHtml, textOfHtml } from '../shared/plain-html';
import { hrefOf } from './sidebars';
import type { Place } from './unknown';
import type { Values } from './values';

type Item = SiteConfig['navbar']['items'][number];
export type Column = NonNullable<SiteConfig['footer']['columns']>[number];
type Link = Column['links'][number];

/** What links of an entry are made with. */
interface Context {
  readonly addresses: PageAddresses;
  readonly leave: Leave;
  /** Where the entry is. */
  readonly place: Place | undefined;
}

/**
 * The navbar, and columns of the footer: this site's navbar has links only, so lists of links become a
 * link to their first one, and a column.
 *
 * @param versions what the list of versions has, where there are several.
 */
export function navbarOf(theme: Values, addresses: PageAddresses, leave: Leave, versions?: Link[]) {
  const items: Item[] = [];
  const columns: Column[] = [];
  const add = (links: readonly Link[], position: 'left' | 'right') =>
    items.push(...links.map((link) => ({ type: 'link' as const, ...link, position })));
  const addVersions = (position: 'left' | 'right') => {
    const isThere = items.some(({ type }) => type === 'docsVersionDropdown');
    if (versions && !isThere)
      items.push({ type: 'docsVersionDropdown', items: versions, position });
  };
  for (const { item, place } of theme.values('navbar').entries('items')) {
    const context = { addresses, leave, place };
    const position = item.get('position') === 'left' ? 'left' : 'right';
    if (item.get('type') === 'search') {
      items.push({ type: 'search', position });
    } else if (/^docsVersion/.test(item.text('type') ?? '')) {
      addVersions(position);
      const links = ['dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) =>
        item.entries(key).flatMap((one) => linksOf(one.item, context)),
      );
      if (links.length > 0) columns.push({ title: item.text('label') ?? 'Versions', links });
    } else if (item.get('type') === 'dropdown' || item.list('items').length > 0) {
      const links = item
        .entries('items')
        .flatMap((one) => linksOf(one.item, { ...context, place: one.place ?? place }));
      const label = item.text('label') ?? 'More';
      const [own] = ownLink(item, label, context);
      add(own ? [own] : links.slice(0, 1).map(({ href }) => ({ label, href })), position);
      if (links.length > 0) columns.push({ title: label, links });
      leave(`The list of links "${label}" in the navbar`, LIST_NEED, place);
    } else {
      add(linksOf(item, context), position);
    }
  }
  const extra = takeExtra(items);
  if (extra.length > 0) {
    const need = 'They are in the footer: shorten labels in "navbar", then move them back.';
    const labels = extra.map(({ label }) => label).join(', ');
    leave(`Links for which the navbar has no room: ${labels}`, need, theme.place('navbar'));
    columns.push({ title: 'More links', links: extra });
  }
  addVersions('right');
  if (!items.some(({ type }) => type === 'search')) {
    items.push({ type: 'search', position: 'right' });
  }
  if (theme.values('colorMode').flag('disableSwitch') !== true) {
    items.push({ type: 'colorModeToggle', position: 'right' });
  }
  return { items, columns };
}

/** About as many characters, with four between links, as are beside logo and search. */
const ROOM = 100;

/** Takes the last links to other sites out of a navbar until it has room for the rest. */
function takeExtra(items: Item[]): Link[] {
  const extra: Link[] = [];
  const length = () =>
    items.reduce((sum, item) => sum + ('label' in item ? item.label.length + 4 : 0), 0);
  while (length() > ROOM) {
    const last = items.findLastIndex((item) => item.type === 'link' && /^https?:/.test(item.href));
    const [item] = last < 0 ? [] : items.splice(last, 1);
    if (item?.type !== 'link') break;
    extra.unshift({ label: item.label, href: item.href });
  }
  return extra;
}

/** The link that an item writes out. */
function ownLink(item: Values, label: string, context: Context): Link[] {
  const href = item.address();
  return href === undefined ? [] : moved({ label, href }, context);
}

/** A link as this site writes it; one to what is not moved is left out. */
function moved({ label, href: written }: Link, { addresses, leave, place }: Context): Link[] {
  const href = hrefOf(written);
  if (!addresses.isGone(href)) return [{ label, href }];
  leave(`The link "${label}" to ${href}`, 'It leads to what is not moved: see there.', place);
  return [];
}

function linksOf(item: Values, context: Context): Link[] {
  const { addresses, leave, place } = context;
  const label = labelOf(item);
  const plugin = item.text('docsPluginId') ?? 'default';
  switch (item.get('type')) {
    case 'doc':
    case 'docSidebar': {
      const id = item.text('docId') ?? item.text('sidebarId') ?? '';
      const isDoc = item.get('type') === 'doc';
      const href = isDoc ? addresses.ofDoc(id, plugin) : addresses.ofSidebar(id, plugin);
      if (href !== undefined) return [{ label: label ?? id, href }];
      leave(`The navbar item "${label ?? id}"`, `No page or sidebar has the id "${id}".`, place);
      return [];
    }
    case 'html':
      return htmlLinks(item.text('value') ?? '', 'An HTML item of the navbar', context);
    case 'localeDropdown':
      leave(
        'The list of languages in the navbar',
        'Build each language as a site, and add an item of the type "languageDropdown".',
        place,
      );
      return [];
  }
  if (label !== undefined && item.address() !== undefined) {
    return ownLink(item, label, context);
  }
  const type = item.text('type') ?? 'default';
  leave(`A navbar item of the type "${type}"`, 'Write a link in its place.', place);
  return [];
}

/** What a reader or a screen reader is told; an icon has nothing else. */
function labelOf(item: Values): string | undefined {
  const written = item.text('label') ?? item.text('aria-label') ?? item.text('title');
  return written ?? /github|gitlab|discord|twitter|slack/i.exec(item.text('className') ?? '')?.[0];
}

function htmlLinks(html: string, what: string, context: Context): Link[] {
  const links = linksOfHtml(html);
  if (links.length === 0 && textOfHtml(html) !== '') {
    context.leave(`${what}: "${textOfHtml(html)}"`, 'Write a link in its place.', context.place);
  }
  return links.flatMap((link) => moved(link, context));
}

const LIST_NEED = 'It is a link to its first, and a column of the footer.';

/** The columns of the footer; links that stand for themselves are one column. */
export function footerColumns(theme: Values, addresses: PageAddresses, leave: Leave): Column[] {
  const columns: Column[] = [];
  const single: Link[] = [];
  for (const entry of theme.values('footer').entries('links')) {
    const hasItems = entry.item.get('items') !== undefined;
    const links = (hasItems ? entry.item.entries('items') : [entry]).flatMap(({ item, place }) => {
      const context = { addresses, leave, place: place ?? entry.place };
      const html = item.text('html');
      if (html !== undefined) return htmlLinks(html, 'HTML in the footer', context);
      const label = labelOf(item);
      return label === undefined ? [] : ownLink(item, label, context);
    });
    if (!hasItems) single.push(...links);
    else if (links.length > 0) {
      columns.push({ title: entry.item.text('title') ?? `Links ${columns.length + 1}`, links });
    }
  }
  single.push(
    ...linksOfHtml(theme.values('footer').text('copyright') ?? '').flatMap((link) =>
      moved(link, { addresses, leave, place: theme.place('footer') }),
    ),
  );
  return single.length > 0 ? [...columns, { title: 'Links', links: single }] : columns;
}
