import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import navigation from '$site/navigation';
import { Footer } from '../../components/Footer/Footer';
import { Layout, type LayoutProps } from '../../components/Layout/Layout';
import { sidebarHtml } from '../../page-model/sidebar-html';

const FOOTER = renderToStaticMarkup(<Footer />);

interface DevelopShellProps extends Omit<LayoutProps, 'sidebarHtml' | 'footerHtml'> {
  /** That of the page. */
  path: string;
}

/**
 * The shell in develop, where no server renders: it makes the sidebar's HTML, once for the pages that
 * share the sidebar, and again whenever webpack has a new module with its entries.
 */
export function DevelopShell({ path, ...props }: DevelopShellProps) {
  const { sidebar, branches } = props;
  const html = React.useMemo(() => {
    const found = navigation.sidebars.find(({ name }) => name === sidebar);
    return sidebarHtml(found?.items ?? [], path, branches);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sidebar]);
  return <Layout {...props} sidebarHtml={html} footerHtml={FOOTER} />;
}
