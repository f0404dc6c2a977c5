import type { WrapPageElementNodeArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import navigation from '$site/navigation';
import settings from '$site/settings';
import { withoutBase } from '../base-path';
import { Footer } from '../components/Footer/Footer';
import { Layout } from '../components/Layout/Layout';
import type { PageContext } from '../page-model/page-context';
import { sidebarHtml } from '../page-model/sidebar-html';
import { checkNavbar } from './check-navbar';
import '../styles/index.css';

const footerHtml = renderToStaticMarkup(<Footer />);
let navbarIsChecked = false;

/** The shell with the HTML of sidebar and footer, which is in the document, never in the browser's bundle. */
export function wrapPage({
  element,
  props,
}: WrapPageElementNodeArgs<Record<string, unknown>, Partial<PageContext>>) {
  if (!navbarIsChecked) checkNavbar(settings.navbar);
  navbarIsChecked = true;
  const { place } = props.pageContext;
  const name = place?.sidebar ?? settings.firstSidebar;
  const items = navigation.sidebars.find((sidebar) => sidebar.name === name)?.items ?? [];
  return (
    <Layout
      sidebar={name}
      sidebarHtml={sidebarHtml(items, withoutBase(props.location.pathname), place?.branches)}
      footerHtml={footerHtml}
      branches={place?.branches}
    >
      {element}
    </Layout>
  );
}
