import * as React from 'react';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import type { SourcePlace } from '../elements/author-mistake';

/** How a field's value is drawn. */
const KINDS = ['text', 'number', 'toggle', 'enum', 'object', 'slider', 'vector3', 'color'] as const;
type Kind = (typeof KINDS)[number];

/** The colours that `kind="color"` can show; each is a token. */
const COLORS = 'red orange yellow green cyan blue purple white black gray'.split(' ');

export interface FieldProps extends SourcePlace {
  /** The field's name as Unity shows it. */
  label?: string;
  /** Defaults to `text`. */
  kind?: string;
  /** The format depends on the kind: "on" or "off", "0, 1.5, 0", the name of a colour. */
  value?: string | number;
  /** What Unity shows when the pointer hovers over the name. */
  tooltip?: string;
  /** Marks the field that the step is about. */
  highlight?: boolean;
  /** The ends of a slider. */
  min?: string | number;
  max?: string | number;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+|Infinity)$/;
const textOf = (value: string | number | undefined) => String(value ?? '').trim();
const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);
const partsOf = (value: string) => value.split(',').map((part) => part.trim());

export function fieldMistakes({ kind = 'text', value, min, max }: FieldProps): Mistake[] {
  if (!isKind(kind)) {
    const near = nearest(kind, KINDS);
    const message = `<InspectorField> has no kind "${kind}".`;
    const fix = near ? `Write kind="${near}".` : `Use one of ${KINDS.join(', ')}.`;
    return [{ message, fix }];
  }
  const text = textOf(value);
  const wrong = (what: string, fix: string) => [
    { message: `The value "${text}" of a ${kind} field ${what}.`, fix },
  ];
  switch (kind) {
    case 'toggle':
      return text === 'on' || text === 'off'
        ? []
        : wrong('is neither "on" nor "off"', 'Write value="on" or value="off".');
    case 'number':
      return NUMBER.test(text)
        ? []
        : wrong('is not a number', 'Write digits only; a fact has them as {facts.….digits}.');
    case 'vector3': {
      const parts = partsOf(text);
      return parts.length === 3 && parts.every((part) => NUMBER.test(part))
        ? []
        : wrong('is not three numbers', 'Write value="0, 1.5, 0".');
    }
    case 'color':
      return COLORS.includes(text.toLowerCase())
        ? []
        : wrong('is not a colour that the site has', `Use one of ${COLORS.join(', ')}.`);
    case 'slider': {
      const [low, high] = [textOf(min), textOf(max)];
      if (![text, low, high].every((number) => NUMBER.test(number)) || Number(low) >= Number(high))
        return wrong('has no range', 'Write value="0.1" min="0" max="0.4".');
      return Number(text) >= Number(low) && Number(text) <= Number(high)
        ? []
        : wrong(`is not from ${low} to ${high}`, 'Fix the value, min or max.');
    }
    case 'enum':
      return text === '' ? wrong('is empty', 'Write the name of the chosen entry.') : [];
    case 'text':
    case 'object':
      return [];
  }
}

/** A field's value, drawn according to its kind. Expects a field without mistakes. */
export function FieldValue({ kind = 'text', value, min, max }: FieldProps) {
  const text = textOf(value);
  switch (kind) {
    case 'toggle':
      return (
        <span className={`inspector-toggle inspector-toggle-${text}`}>
          <span className="inspector-toggle-text">{text}</span>
        </span>
      );
    case 'slider':
      return (
        <span className="inspector-slider">
          <Track value={Number(text)} min={Number(min)} max={Number(max)} />
          <span className="inspector-value">{text}</span>
          <span className="visually-hidden">{` ${MESSAGES.inspectorRange.replace('{min}', textOf(min)).replace('{max}', textOf(max))}`}</span>
        </span>
      );
    case 'vector3':
      return (
        <span className="inspector-vector">
          {partsOf(text).map((part, index) => (
            <React.Fragment key={index}>
              <span className="inspector-axis">
                <span className="inspector-axis-name">{'XYZ'.charAt(index)}</span>{' '}
                <span className="inspector-value">{part}</span>
              </span>{' '}
            </React.Fragment>
          ))}
        </span>
      );
    case 'color':
      return (
        <span className="inspector-color">
          <span className={`inspector-swatch inspector-swatch-${text.toLowerCase()}`} /> {text}
        </span>
      );
    case 'object':
      return <span className="inspector-value inspector-reference">{text || 'None'}</span>;
    case 'enum':
      return <span className="inspector-value inspector-enum">{text}</span>;
    default:
      return (
        <span className="inspector-value">
          {text || <span className="visually-hidden">{MESSAGES.inspectorEmpty}</span>}
        </span>
      );
  }
}

/**
 * Positions are percentages of the drawing's width, so no style attribute is needed at any width.
 */
function Track({ value, min, max }: { value: number; min: number; max: number }) {
  const share = `${Math.round(((value - min) / (max - min)) * 100)}%`;
  return (
    <svg className="inspector-track" aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      <circle cx={share} cy="50%" r="5" />
    </svg>
  );
}
