import type { WrapPageElementBrowserArgs } from 'gatsby';
import settings from '$site/settings';
import { withoutBase } from '../../base-path';
import { Layout } from '../../components/Layout/Layout';
import type { PageContext } from '../../page-model/page-context';
import { CrashBoundary } from './crash-boundary';
import { visitOf } from './places';
import type { ResolvedSidebar } from '../../page-model/nav-entry';

/**
 * Wraps a page in the shell. The document contains the sidebar's HTML, except in develop, where no
 * server renders and it is made here. In production that branch is dead code, so the sidebar is
 * never in the bundle.
 */
export function wrapPage({
  element,
  props,
}: WrapPageElementBrowserArgs<object, Partial<PageContext>>) {
  const { place } = props.pageContext;
  const name = place?.sidebar ?? settings.firstSidebar;
  return (
    <Layout
      sidebar={name}
      sidebarHtml={developSidebar(name, withoutBase(props.location.pathname), place?.branches)}
      branches={place?.branches}
    >
      {/* Each visit has a page of its own, as each has a document on a plain site. */}
      <CrashBoundary key={visitOf(props.location.state)} at={props.location.href}>
        {element}
      </CrashBoundary>
    </Layout>
  );
}

let developHtml: { name: string; html: string } | undefined;

function developSidebar(
  name: string,
  path: string,
  branches: readonly string[] | undefined,
): string | undefined {
  // Not an early return: webpack only drops imports in a dead branch, not after a return.
  if (process.env.NODE_ENV === 'development') {
    if (developHtml?.name !== name) {
      const navigation = require('$site/navigation.json') as Navigation;
      const { sidebarHtml } = require('../../page-model/sidebar-html') as SidebarRenderer;
      const items = navigation.sidebars.find((sidebar) => sidebar.name === name)?.items ?? [];
      developHtml = { name, html: sidebarHtml(items, path, branches) };
    }
    return developHtml.html;
  }
  return undefined;
}

type SidebarRenderer = typeof import('../../page-model/sidebar-html');

interface Navigation {
  readonly sidebars: readonly ResolvedSidebar[];
}

if (process.env.NODE_ENV === 'development') {
  require('../early/index');
}
