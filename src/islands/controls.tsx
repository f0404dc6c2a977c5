import * as React from 'react';

export interface SliderProps {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Where it stands at first. */
  readonly value: number;
  /** What follows the number, where something does; part of what screen readers say. */
  readonly unit?: string;
}

/** A labelled slider that says its value. Moved by the keyboard as the browser does it. */
export function Slider({ name, label, unit = '', value, ...range }: SliderProps) {
  const text = `${value} ${unit}`.trim();
  return (
    <label className="island-control">
      <span>
        {label}{' '}
        <span className="island-value" data-output={name} data-unit={unit}>
          {text}
        </span>
      </span>
      <input type="range" name={name} defaultValue={value} aria-valuetext={text} {...range} />
    </label>
  );
}

export interface SwitchProps {
  readonly name: string;
  readonly label: React.ReactNode;
  readonly on?: boolean;
}

export function Switch({ name, label, on = false }: SwitchProps) {
  return (
    <label className="island-switch">
      <input type="checkbox" name={name} defaultChecked={on} /> <span>{label}</span>
    </label>
  );
}

export interface IslandProps {
  /** The island's name: the script of `src/islands/<name>/island.ts`. */
  readonly name: string;
  /** What the figure is called by screen readers. */
  readonly label: string;
  /** The picture and its text, complete without JavaScript. */
  readonly children: React.ReactNode;
  /** Shown where JavaScript runs; inert until the island is loaded. */
  readonly controls: React.ReactNode;
  readonly caption: React.ReactNode;
}

/**
 * The static part of an interactive figure. `browser/early/islands.ts` loads its script when it comes
 * near the viewport; nothing changes its size then.
 */
export function Island({ name, label, controls, children, caption }: IslandProps) {
  return (
    <figure className="island" data-island={name} aria-label={label}>
      <form className="island-controls">{controls}</form>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
