export interface FiltersProps {
  /** Hits by section. */
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: readonly string[];
  readonly onChange: (sections: string[]) => void;
}

/** Limits the hits to sections of the site. */
export function Filters({ counts, chosen, onChange }: FiltersProps) {
  const names = [...new Set([...Object.keys(counts), ...chosen])];
  if (names.length < 2 && chosen.length === 0) return null;
  const toggle = (name: string) =>
    onChange(
      chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name].sort(),
    );
  return (
    <fieldset className="search-filters">
      <legend>Sections</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          {name} <span className="search-count">{counts[name] ?? 0}</span>
        </label>
      ))}
    </fieldset>
  );
}
