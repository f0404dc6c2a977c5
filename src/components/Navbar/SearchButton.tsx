import { renderToStaticMarkup } from 'react-dom/server';
import { withBase } from '../../base-path';
import { StaticHtml } from '../StaticHtml/StaticHtml';
import { SEARCH_PATH } from '../../routes';

/** On the same grid as `Icon`, which is in every bundle. */
const ICON = (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
  </svg>
);

/**
 * Opens the search. Its behaviour is in `client/early/search.ts`; without JavaScript it is a link.
 * It contains the key names for both platforms; the style sheet shows those of the reader's.
 *
 * It never changes, so the browser's bundle has only a stand-in that adopts it.
 */
export function SearchButton() {
  const html = renderToStaticMarkup(
    <>
      <button type="button" className="search-open" data-search-open="" aria-haspopup="dialog">
        {ICON}
        <span className="search-open-label">{MESSAGES.search} </span>
        <span className="search-open-other">
          <span className="visually-hidden">{`(${MESSAGES.controlKey}+K)`}</span>
          <kbd aria-hidden="true">{MESSAGES.controlKey}</kbd>
          <kbd aria-hidden="true">K</kbd>
        </span>
        <span className="search-open-apple">
          <span className="visually-hidden">{`(${MESSAGES.commandKey}+K)`}</span>
          <kbd aria-hidden="true">⌘</kbd>
          <kbd aria-hidden="true">K</kbd>
        </span>
      </button>
      <a href={withBase(SEARCH_PATH)} className="search-open" aria-label={MESSAGES.search}>
        {ICON}
        <span className="search-open-label">{MESSAGES.search}</span>
      </a>
    </>,
  );
  return <StaticHtml id="search-button" html={html} />;
}
