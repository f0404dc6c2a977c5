import type { WrapPageElementBrowserArgs } from 'gatsby';
import settings from '$site/settings';
import { withoutBase } from '../../base-path';
import { Layout } from '../../components/Layout/Layout';
import type { PageContext } from '../../page-model/page-context';
import { CrashBoundary } from './crash-boundary';
import { visitOf } from './places';

/** In production this is dead code: neither the modules nor the sidebar are in the bundle. */
let develop: typeof import('../develop') | undefined;
if (process.env.NODE_ENV === 'development') {
  require('../early/index');
  develop = require('../develop') as typeof import('../develop');
}

/** Wraps a page in the shell. The document contains the HTML of sidebar and footer, except in develop. */
export function wrapPage({
  element,
  props,
}: WrapPageElementBrowserArgs<object, Partial<PageContext>>) {
  const { place } = props.pageContext;
  const shell = {
    sidebar: place?.sidebar ?? settings.firstSidebar,
    branches: place?.branches,
    children: (
      // Each visit has a page of its own, as each has a document on a plain site.
      <CrashBoundary key={visitOf(props.location.state)} at={props.location.href}>
        {element}
      </CrashBoundary>
    ),
  };
  if (process.env.NODE_ENV === 'development' && develop)
    return <develop.DevelopShell {...shell} path={withoutBase(props.location.pathname)} />;
  return <Layout {...shell} sidebarHtml={undefined} footerHtml={undefined} />;
}
