import type { WrapPageElementNodeArgs } from 'gatsby';
import navigation from '$site/navigation';
import { Layout } from '../components/Layout/Layout';
import type { PageContext } from '../page-model/page-context';
import { sidebarHtml } from '../page-model/sidebar-html';
import '../styles/index.css';

/** The shell with the sidebar's HTML, which is in the document, never in the browser's bundle. */
export function wrapPage({
  element,
  props,
}: WrapPageElementNodeArgs<Record<string, unknown>, Partial<PageContext>>) {
  const [first] = navigation.sidebars;
  const name = props.pageContext.place?.sidebar ?? first?.name ?? '';
  const items = navigation.sidebars.find((sidebar) => sidebar.name === name)?.items ?? [];
  return (
    <Layout sidebar={name} sidebarHtml={sidebarHtml(items, props.location.pathname)}>
      {element}
    </Layout>
  );
}
