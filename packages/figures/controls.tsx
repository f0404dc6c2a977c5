import * as React from 'react';
import { withUnit } from './form';

export interface SliderProps {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The initial value. */
  readonly value: number;
  /** What follows the number, if anything; screen readers read it too. */
  readonly unit?: string;
}

/** A labelled slider that shows its value. Keyboard control is the browser's own. */
export function Slider({ name, label, unit = '', value, ...range }: SliderProps) {
  const text = withUnit(String(value), unit);
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
      <form className="island-controls">{controls}</form>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
