import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
import { Dropdown } from '../components/Dropdown/Dropdown';
import { PageFooter } from '../components/PageFooter/PageFooter';
import { TableOfContents } from '../components/TableOfContents/TableOfContents';
import * as sidebar from '../components/Sidebar/Sidebar.module.css';
import { sidebarHtml } from '../page-model/sidebar-html';
import type { NavEntry } from '../page-model/nav-entry';
import type { ColorMode } from '../styles/tokens';

const page = (label: string): NavEntry => ({ label, href: `/${label.toLowerCase()}` });

const ENTRIES: readonly NavEntry[] = [
  page('Page'),
  page('Hover'),
  page('Focus'),
  {
    label: 'Open category',
    collapsible: true,
    collapsed: false,
    items: [page('Current'), { label: 'ClassName', href: '/class', code: true }],
  },
  { label: 'Closed category', collapsible: true, collapsed: true, items: [page('Other')] },
];

const TREE = sidebarHtml(ENTRIES, '/current')
  .replace('href="/hover"', 'href="/hover" data-state="hover"')
  .replace('href="/focus"', 'href="/focus" data-state="focus"');

const TOC =
  '<ul><li><a href="#one" aria-current="true">Section being read</a><ul><li><a href="#two">Below it</a></li></ul></li><li><a href="#three" data-state="hover">Hover</a></li></ul>';

const button = (label: string, state?: string) => (
  <button type="button" className="search-button" data-state={state}>
    {label}
  </button>
);

/** What scripts and React show, by name. Bodies of pages are in `specimens.mdx`. */
export const COMPONENTS: Readonly<Record<string, React.FC<{ mode: ColorMode }>>> = {
  Buttons: () => (
    <p>
      {button('Button')} {button('Hover', 'hover')} {button('Focus', 'focus')}
    </p>
  ),
  Links: () => (
    <p className="prose">
      <a href="/">Link</a>{' '}
      <a href="/" data-state="hover">
        Hover
      </a>{' '}
      <a href="/" data-state="focus">
        Focus
      </a>{' '}
      <code>
        <a href="/" className="type-link">
          TypeLink
        </a>
      </code>{' '}
      <code>
        <a href="/" className="type-link" data-state="hover">
          TypeLinkHover
        </a>
      </code>
    </p>
  ),
  Breadcrumbs: () => (
    <Breadcrumbs items={[{ label: 'Category', href: '/' }, { label: 'Group' }]} current="Page" />
  ),
  Sidebar: ({ mode }) => (
    <div
      className={sidebar.tree}
      dangerouslySetInnerHTML={{
        __html: TREE.replaceAll('nav-', `${mode}-nav-`).replaceAll(`class="${mode}-`, 'class="'),
      }}
    />
  ),
  'Table of contents': ({ mode }) => <TableOfContents id={`styleguide-${mode}`} html={TOC} />,
  Dropdown: () => (
    <Dropdown
      label="Version"
      items={[
        { label: 'Chosen', href: '/' },
        { label: 'Other', href: '/' },
      ]}
    />
  ),
  Pager: () => (
    <PageFooter
      editUrl="https://example.com"
      lastUpdated="2024-01-15"
      lastUpdatedText="January 15, 2024"
      previous={{ label: 'Previous page', href: '/' }}
      next={{ label: 'ClassName', href: '/', code: true }}
    />
  ),
  'Form controls': () => (
    <>
      <p className="filter">
        <label>
          Filter <input type="search" defaultValue="room" />
        </label>
      </p>
      <fieldset className="search-filters">
        <label>
          <input type="checkbox" defaultChecked /> Chosen <span className="search-count">12</span>
        </label>
        <label>
          <input type="checkbox" /> Not chosen <span className="search-count">3</span>
        </label>
        <label data-state="hover">
          <input type="checkbox" /> Hover <span className="search-count">1</span>
        </label>
      </fieldset>
    </>
  ),
  'Search: hits': () => (
    <ol className="search-hits">
      <li>
        <span className="search-glyph" data-glyph="M" />
        <a href="/">
          A <mark>room</mark>
        </a>
        <p className="search-path">Room › Collections</p>
        <p className="search-snippet">
          Everyone in the <mark>room</mark> sees it.
        </p>
      </li>
    </ol>
  ),
  'Search: none': () => (
    <div className="search-missing">
      <p className="search-missing-title">{MESSAGES.searchNone.replace('{query}', 'romo')}</p>
      <button type="button" className="search-suggestion">
        room
      </button>
    </div>
  ),
  Banners: () => (
    <div className="fault-banner" role="alert">
      <p>{MESSAGES.startFailed}</p>
      <button type="button">{MESSAGES.tryAgain}</button>
    </div>
  ),
  'Crash screen': () => (
    <div className="crash-screen">
      <h3>{MESSAGES.pageCrashed}</h3>
      <button type="button">{MESSAGES.tryAgain}</button>
    </div>
  ),
};
