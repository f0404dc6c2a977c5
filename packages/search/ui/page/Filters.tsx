import * as React from 'react';

export interface FiltersProps {
  /** Hits by section. */
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: readonly string[];
  readonly onChange: (sections: string[]) => void;
}

/** As many sections as have room in a row. */
const FEW = 4;

/** Limits the hits to sections of the site: to those with the most hits, unless all are wanted. */
export function Filters({ counts, chosen, onChange }: FiltersProps) {
  const [isOpen, setOpen] = React.useState(false);
  const row = React.useRef<HTMLFieldSetElement>(null);
  const countOf = (name: string) => (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0);
  const names = [...new Set([...Object.keys(counts), ...chosen])].sort(
    (a, b) => countOf(b) - countOf(a) || a.localeCompare(b),
  );
  // On phones the filters are one scrolling row: bring the first active one into view. A later part
  // of the index can change the order.
  const order = names.join();
  React.useEffect(() => {
    const label = row.current?.querySelector('label:has(:checked)');
    if (row.current && label instanceof HTMLElement)
      row.current.scrollLeft = label.offsetLeft - row.current.offsetLeft;
  }, [order]);
  if (names.length < 2 && chosen.length === 0) return <div className="search-filters" />;
  const shown = names.filter((name, at) => isOpen || at < FEW || chosen.includes(name));
  const toggle = (name: string) =>
    onChange(
      chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name].sort(),
    );
  return (
    <fieldset className="search-filters edge-fade" ref={row}>
      <legend className="visually-hidden">{MESSAGES.searchSections}</legend>
      {shown.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          {name}{' '}
          <span key={countOf(name)} className="search-count">
            {countOf(name)}
          </span>
        </label>
      ))}
      {names.length > FEW && (
        <button
          type="button"
          className="search-suggestion"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? MESSAGES.showLess : MESSAGES.showMore}
        </button>
      )}
    </fieldset>
  );
}
