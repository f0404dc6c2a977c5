import * as jsxRuntime from 'react/jsx-runtime';
import { fenceReader } from './fences';
import { outsideCode } from './prepare-source';

/** What is overlooked in a page so that it can be shown. */
export interface Looseness {
  /** Names that nothing defines: in braces, they are text. */
  readonly names: ReadonlySet<string>;
  /** Whether styles may be written as in HTML. */
  readonly hasTextStyles: boolean;
  /** Whether the page is plain Markdown, without tags and expressions. */
  readonly isPlain: boolean;
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
