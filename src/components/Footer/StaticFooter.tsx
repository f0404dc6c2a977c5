import { renderToStaticMarkup } from 'react-dom/server';
import { StaticHtml } from '../StaticHtml/StaticHtml';
import { Footer } from './Footer';

/**
 * The footer as HTML. It is the same on every page and never changes, so the browser's bundle has
 * only a stand-in that adopts it (`client/runtime/adopted.tsx`).
 */
export function StaticFooter() {
  return <StaticHtml id="footer" html={renderToStaticMarkup(<Footer />)} />;
}
