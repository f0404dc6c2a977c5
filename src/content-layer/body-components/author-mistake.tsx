/** Where a component stands in its file: `remark-positions` adds both to components that check. */
export interface SourcePlace {
  readonly 'data-line'?: string;
  /** The file, absolute. */
  readonly 'data-source'?: string;
}

/** What is wrong with a component, and what the author does about it. */
export interface Mistake {
  readonly message: string;
  readonly fix: string;
}

/**
 * Leaves mistakes in the HTML, so that rendering goes on and finds the others too: the HTML stage
 * takes them out and reports them (`html/mistakes.ts`). A `template` may stand anywhere.
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
      {mistakes.map(({ message, fix }) => (
        <template
          key={message}
          data-mistake={message}
          data-fix={fix}
          data-line={place['data-line']}
          data-source={place['data-source']}
        />
      ))}
    </>
  );
}
