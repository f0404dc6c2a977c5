import type { Mistake } from '../../config/diagnostics/problems';

/** The position of a component in its source, which `remark-positions` adds to all of them. */
export interface SourcePlace {
  readonly 'data-line'?: string;
  /** Absolute path. */
  readonly 'data-source'?: string;
}

/**
 * Embeds mistakes in the HTML so that rendering continues and finds the rest too. The HTML stage
 * removes and reports them (`markdown/html/mistakes.ts`). A `template` is valid anywhere.
 */
export function AuthorMistakes({
  mistakes,
  place,
}: {
  mistakes: readonly Mistake[];
  place: SourcePlace;
}) {
  return (
    <>
      {mistakes.map(({ check, message, fix }) => (
        <template
          key={message}
          data-mistake={message}
          data-fix={fix}
          data-check={check}
          data-line={place['data-line']}
          data-source={place['data-source']}
        />
      ))}
    </>
  );
}
