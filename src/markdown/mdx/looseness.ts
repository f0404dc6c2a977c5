import * as jsxRuntime from 'react/jsx-runtime';
import type { Problem } from '../../config/diagnostics/problems';
import { fenceReader } from '../source/fences';
import { PageError } from './imports';
import { outsideCode } from '../source/prepare-source';
import { undefinedName } from './unknown-variables';

/** What is overlooked in a page so that it can be shown. */
export interface Looseness {
  /** Names that nothing defines: in braces, they are text. */
  readonly names: ReadonlySet<string>;
  /** Whether styles may be written as in HTML. */
  readonly hasTextStyles: boolean;
  /** Whether the page is plain Markdown, without tags and expressions. */
  readonly isPlain: boolean;
}

/** What to overlook to get past an error; undefined if nothing is left. */
export function looserThan(
  looseness: Looseness,
  error: unknown,
  found: readonly Problem[],
): Looseness | undefined {
  if (error instanceof PageError || !found.every(({ check }) => check === 'mdx')) return undefined;
  const name = undefinedName(error);
  if (name !== undefined && found.length > 0 && !looseness.names.has(name)) {
    return { ...looseness, names: new Set([...looseness.names, name]) };
  }
  if (/`style` prop expects/.test(String(error)) && !looseness.hasTextStyles) {
    return { ...looseness, hasTextStyles: true };
  }
  return looseness.isPlain ? undefined : { ...looseness, isPlain: true };
}

/** An expression on one line that is no value of an attribute. */
const EXPRESSION = /(?<![\\=$])\{[^{}\n]*\}/g;

/** Escapes the braces around expressions with some names. */
export function withoutNames(source: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return source;
  const inFence = fenceReader();
  const escape = (text: string) =>
    text.replace(EXPRESSION, (whole) =>
      namesIn(whole).some((name) => names.has(name)) ? `\\${whole}` : whole,
    );
  return source
    .split('\n')
    .map((line) => (inFence(line) ? line : outsideCode(line, escape)))
    .join('\n');
}

const namesIn = (expression: string) => expression.match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? [];

type Create = typeof jsxRuntime.jsx;

/** React's functions for elements, which also take a style as HTML has it: `color: red`. */
export const looseRuntime = {
  ...jsxRuntime,
  jsx: withTextStyles(jsxRuntime.jsx),
  jsxs: withTextStyles(jsxRuntime.jsxs),
};

function withTextStyles(create: Create): Create {
  return (type, props, key) => {
    const { style } = props as { readonly style?: unknown };
    if (typeof style !== 'string') return create(type, props, key);
    return create(type, { ...(props as object), style: stylesOf(style) }, key);
  };
}

function stylesOf(text: string): Record<string, string> {
  const declarations = text.split(';').flatMap((one) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(one) ?? [];
    if (name === undefined || value === undefined) return [];
    const key = name.startsWith('--')
      ? name
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [[key, value] as const];
  });
  return Object.fromEntries(declarations);
}
