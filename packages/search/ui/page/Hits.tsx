import * as React from 'react';
import { BreakableName } from '../../../../src/page-model/BreakableName';
import { nameParts } from '../../../../src/page-model/name-breaks';
import type { SearchHit } from '../../engine/types';
import type { SearchInsights } from '../../engine/hosted/settings';
import { plainText } from '../../engine/highlight';
import { safeAddress } from '../links';
import { glyphOf, hitPath, hitTitle, isMember, type Part, partsOf } from '../marks';

export interface HitsProps {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<void>;
  readonly insights: SearchInsights | undefined;
}

/** The list of hits. After "Show more results", the focus moves to the first new one. */
export function Hits({ hits, total, hasMore, onMore, insights }: HitsProps) {
  const list = React.useRef<HTMLOListElement>(null);
  const [focusAt, setFocusAt] = React.useState<number>();
  React.useEffect(() => {
    if (focusAt === undefined || focusAt >= hits.length) return;
    list.current?.children[focusAt]?.querySelector('a')?.focus();
    setFocusAt(undefined);
  }, [focusAt, hits.length]);
  React.useEffect(() => {
    insights?.shown(hits);
    return () => insights?.shown([]);
  }, [insights, hits]);
  const showMore = () => {
    setFocusAt(hits.length);
    void onMore();
  };
  return (
    <>
      <ol className="search-hits" ref={list}>
        {hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} onOpen={() => insights?.opened(hit)} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" className="search-button" onClick={showMore}>
          {MESSAGES.searchMore}{' '}
          <span key={total - hits.length} className="search-count">
            {total - hits.length}
          </span>
        </button>
      )}
    </>
  );
}

function Hit({ hit, onOpen }: { hit: SearchHit; onOpen: () => void }) {
  const { _snippetResult, content } = hit;
  const text = _snippetResult.content?.value ?? content;
  // Texts may come after titles. The list has one height with and without them, so that a way back
  // finds its place.
  const hasLine = text !== null || !isMember(hit);
  return (
    <li>
      <Glyph of={hit} />
      <a href={safeAddress(plainText(hit.url))} onClick={onOpen}>
        <Marked parts={hitTitle(hit)} isName={glyphOf(hit) !== undefined} />
      </a>
      <p className="search-path">{hitPath(hit).join(' › ')}</p>
      {hasLine && (
        <p className="search-snippet">
          <Marked parts={partsOf(text ?? '')} />
        </p>
      )}
    </li>
  );
}

/** The kind of a member or a type, for the eye: its path says as much. */
export function Glyph({ of: hit }: { of: SearchHit }) {
  const glyph = glyphOf(hit);
  return glyph ? <span className="search-glyph" {...glyph} /> : null;
}

/**
 * Text with its matches marked; never inserted as HTML. Here and in the other parts of the page, what
 * changes its text is a new element: a translator has put the old text into one of its own.
 *
 * @param isName whether it breaks where names of types and members do.
 */
export function Marked({ parts, isName }: { parts: readonly Part[]; isName?: boolean }) {
  return (
    <>
      {parts.map(({ text, isMatch }, index) => {
        const Part = isMatch ? 'mark' : 'span';
        const joint = (parts[index - 1]?.text.slice(-1) ?? '') + text.slice(0, 1);
        return (
          <Part key={`${index} ${text}`}>
            {isName && nameParts(joint).length > 1 && <wbr />}
            {isName ? <BreakableName name={text} /> : text}
          </Part>
        );
      })}
    </>
  );
}
