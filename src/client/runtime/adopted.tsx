import { StaticHtml } from '../../components/StaticHtml/StaticHtml';
import '../../components/Footer/Footer.module.css';

/**
 * Stand-ins for parts of the shell that are the same on every page: the browser's bundle doesn't
 * include them, but adopts the document's HTML (`build/bundling/webpack.ts`).
 */
export function SearchButton() {
  return <StaticHtml id="search-button" html={undefined} />;
}

export function StaticFooter() {
  return <StaticHtml id="footer" html={undefined} />;
}
