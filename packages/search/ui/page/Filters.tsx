import * as React from 'react';

export interface FiltersProps {
  /** Hits by section. */
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: readonly string[];
  readonly onChange: (sections: string[]) => void;
}

/** Limits the hits to sections of the site, which keep their order as the hits change. */
export function Filters({ counts, chosen, onChange }: FiltersProps) {
  const row = React.useRef<HTMLFieldSetElement>(null);
  // On phones the filters are one scrolling row: bring the first active one into view.
  React.useEffect(() => {
    const label = row.current?.querySelector('label:has(:checked)');
    if (row.current && label instanceof HTMLElement)
      row.current.scrollLeft = label.offsetLeft - row.current.offsetLeft;
  }, []);
  const names = [...new Set([...Object.keys(counts), ...chosen])].sort();
  if (names.length < 2 && chosen.length === 0) return <div className="search-filters" />;
  const countOf = (name: string) => (Object.hasOwn(counts, name) ? counts[name] : 0);
  const toggle = (name: string) =>
    onChange(
      chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name].sort(),
    );
  return (
    <fieldset className="search-filters" ref={row}>
      <legend className="visually-hidden">{MESSAGES.searchSections}</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          {name}{' '}
          <span key={countOf(name)} className="search-count">
            {countOf(name)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
