import { StaticHtml } from '../../components/StaticHtml/StaticHtml';
import '../../components/Footer/Footer.module.css';

/**
 * Stand-ins for parts of the shell that are the same on every page: the browser's bundle does not
 * hold them, and adopts what the document has (`bundling/webpack.ts`).
 */
export function SearchButton() {
  return <StaticHtml id="search-button" html={undefined} />;
}

export function StaticFooter() {
  return <StaticHtml id="footer" html={undefined} />;
}
