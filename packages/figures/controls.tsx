import * as React from 'react';
import { withUnit } from './form';

/** A labelled slider: its range ends with the step, and what follows the number is read out too. */
type Slider = readonly [
  name: string,
  label: string,
  initial: number,
  range: readonly [min: number, max: number, step?: number],
  unit?: string,
];

/** Sliders that show their values. Keyboard control is the browser's own. */
export function Sliders({ of }: { readonly of: readonly Slider[] }) {
  return of.map(([name, label, initial, [min, max, step], unit = '']) => {
    const text = withUnit(String(initial), unit);
    const range = { min, max, step };
    return (
      <label key={name} className="island-control">
        <span>
          {label}{' '}
          <span className="island-value" data-output={name} data-unit={unit}>
            {text}
          </span>
        </span>
        <input type="range" name={name} defaultValue={initial} aria-valuetext={text} {...range} />
      </label>
    );
  });
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly of: readonly (readonly [name: string, value: number | string])[];
}

export function Select({ name, label, of }: SelectProps) {
  return (
    <label className="island-control">
      <span>{label}</span>
      <select name={name}>
        {of.map(([text, value]) => (
          <option key={text} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A name in code, which breaks at its humps. */
export function Name({ of }: { readonly of: string }) {
  return (
    <code>
      {of.split(/(?=[A-Z])/).map((hump) => (
        <React.Fragment key={hump}>
          {hump}
          <wbr />
        </React.Fragment>
      ))}
    </code>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: React.ReactNode;
  readonly on: boolean;
}

export function Switch({ name, label, on }: SwitchProps) {
  return (
    <label className="island-switch">
      <input type="checkbox" name={name} defaultChecked={on} /> <span>{label}</span>
    </label>
  );
}

interface ResultProps {
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** What the figure shows, in a sentence or two, which is read out when it changes. */
export function Result({ className = '', children }: ResultProps) {
  return (
    <p className={`island-result${className}`} role="status" data-part="result">
      {children}
    </p>
  );
}

/** What the page has handed to the figure, for its script: `dataOf` reads it. */
export function Data({ of }: { readonly of: object }) {
  return <div hidden data-part="data" data-json={JSON.stringify(of)} />;
}

/** The head of a table, with the names of its columns. */
export function Head({ of }: { readonly of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Texts = Readonly<Record<string, string>>;

/** What a calculator comes to: a sentence, and lists of figures named by the keys of their texts. */
export function Summary({ texts, lists }: { texts: Texts; lists: readonly Texts[] }) {
  const rows = ([key, name]: readonly [string, string]) => [
    <dt key={`${key} name`}>{name}</dt>,
    <dd key={key} data-part={key}>
      {texts[key]}
    </dd>,
  ];
  return (
    <div className="price-summary">
      <Result className=" price-best">{texts.result}</Result>
      <div className="price-results">
        {lists.map((list) => (
          <dl key={Object.keys(list)[0]}>{Object.entries(list).map(rows)}</dl>
        ))}
      </div>
    </div>
  );
}

export function Formulas({ lines }: { readonly lines: readonly string[] }) {
  return (
    <details>
      <summary>Formulas</summary>
      <pre className="no-links">
        <code>{lines.join('\n')}</code>
      </pre>
    </details>
  );
}

interface IslandProps {
  /** The island's name, which selects the script `packages/figures/<name>/island.ts`. */
  readonly name: string;
  /** The figure's accessible name. */
  readonly label: string;
  /** The picture and its text, complete without JavaScript. */
  readonly children: React.ReactNode;
  /** Shown if JavaScript runs; inert until the island has loaded. */
  readonly controls: React.ReactNode;
  readonly caption: React.ReactNode;
}

/**
 * The static part of an interactive figure. `client/early/islands.ts` loads its script when it
 * comes near the viewport, without changing its size.
 */
export function Island({ name, label, controls, children, caption }: IslandProps) {
  return (
    <figure className="island" data-island={name} aria-label={label}>
      <form className="island-controls" aria-label={label}>
        {controls}
      </form>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
