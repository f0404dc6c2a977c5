import * as React from 'react';
import type { SearchHit } from '../../engine/types';
import { safeAddress } from '../links';
import { plainText } from '../../engine/highlight';
import { glyphOf, hitPath, hitTitle } from '../marks';
import { MAX_QUERY } from '../../../../src/page-model/search-address';
import { Glyph, Marked } from './Hits';
import type { Found } from './use-search';
import { SEARCH_PATH } from '../../../../src/routes';

/** The panel shows this many of the best hits; the list below has all of them. */
const PANEL_HITS = 5;

export interface SearchBoxProps {
  readonly query: string;
  readonly placeholder: string;
  readonly found: Found | undefined;
  readonly onType: (query: string) => void;
  readonly onSubmit: () => void;
  readonly onOpen: (hit: SearchHit) => void;
  readonly follow: (url: string) => void;
}

/**
 * The box with its panel of best hits (WAI-ARIA APG, combobox with a listbox). The panel opens
 * while the reader types and there are hits. Escape, blur and submit close it; a second Escape
 * clears the query.
 */
export function SearchBox(props: SearchBoxProps) {
  const { query, placeholder, onSubmit } = props;
  const { hits, isOpen, active, type, onKeyDown, open, close } = usePanel(props);
  return (
    <form
      role="search"
      action={SEARCH_PATH}
      className="search-form"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        onSubmit();
      }}
    >
      <label htmlFor="search-input" className="visually-hidden">
        {MESSAGES.search}
      </label>
      <input
        id="search-input"
        type="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'search-panel' : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `search-option-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_QUERY}
        placeholder={placeholder}
        value={query}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && <Panel {...{ hits, active, open }} />}
    </form>
  );
}

/** The hits of the panel, which of them is active, and the keys that move between them. */
function usePanel({ query, found, onType, onOpen, follow }: SearchBoxProps) {
  const [isTyping, setTyping] = React.useState(false);
  // Not its position: a more complete index may answer while the reader chooses.
  const [chosen, setChosen] = React.useState<string>();
  const hits = found?.hits.slice(0, PANEL_HITS) ?? [];
  const active = hits.findIndex(({ objectID }) => objectID === chosen);
  const isOpen = isTyping && query.trim() !== '' && hits.length > 0;

  const close = () => {
    setTyping(false);
    setChosen(undefined);
  };
  const open = (index: number) => {
    const hit = hits[index];
    const url = hit && safeAddress(plainText(hit.url));
    close();
    if (!hit || url === undefined) return;
    onOpen(hit);
    follow(url);
  };
  const type = (text: string) => {
    setTyping(true);
    setChosen(undefined);
    onType(text);
  };
  const move = (by: number) => {
    setTyping(true);
    // The position beyond the last hit is the box itself.
    setChosen(hits[((active + 1 + by + hits.length + 1) % (hits.length + 1)) - 1]?.objectID);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && hits.length > 0) move(1);
    else if (event.key === 'ArrowUp' && hits.length > 0) move(-1);
    else if (event.key === 'Enter' && isOpen && active >= 0) open(active);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape' && query !== '') onType('');
    else return;
    event.preventDefault();
  };
  return { hits, isOpen, active, type, onKeyDown, open, close };
}

type PanelProps = Pick<ReturnType<typeof usePanel>, 'hits' | 'active' | 'open'>;

function Panel({ hits, active, open }: PanelProps) {
  return (
    <div id="search-panel" role="listbox" aria-label={MESSAGES.searchBest} className="search-panel">
      {hits.map((hit, index) => (
        // The box has the focus and handles the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={hit.objectID}
          id={`search-option-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => open(index)}
        >
          <span>
            <Glyph of={hit} />
            <span>
              <Marked parts={hitTitle(hit)} isName={glyphOf(hit) !== undefined} />
            </span>
          </span>
          <span className="search-path">{hitPath(hit).join(' › ')}</span>
        </div>
      ))}
    </div>
  );
}
