import { withBase } from '../../base-path';
import { SEARCH_PATH } from '../../routes';
import { Icon } from '../Icon/Icon';

/**
 * Opens the search. Its behaviour is in `client/early/search.ts`; without JavaScript it is a link.
 * It contains the key names for both platforms; the style sheet shows those of the reader's.
 */
export function SearchButton() {
  return (
    <>
      <button type="button" className="search-open" data-search-open="" aria-haspopup="dialog">
        <Icon name="search" />
        <span className="search-open-label">{`${MESSAGES.search} `}</span>
        <KeyNames
          className="search-open-other"
          name={MESSAGES.controlKey}
          sign={MESSAGES.controlKey}
        />
        <KeyNames className="search-open-apple" name={MESSAGES.commandKey} sign="⌘" />
      </button>
      <a href={withBase(SEARCH_PATH)} className="search-open" aria-label={MESSAGES.search}>
        <Icon name="search" />
        <span className="search-open-label">{MESSAGES.search}</span>
      </a>
    </>
  );
}

function KeyNames({ className, name, sign }: Record<'className' | 'name' | 'sign', string>) {
  return (
    <span className={className}>
      <span className="visually-hidden">{`(${name}+K)`}</span>
      <kbd aria-hidden="true">{sign}</kbd>
      <kbd aria-hidden="true">K</kbd>
    </span>
  );
}
