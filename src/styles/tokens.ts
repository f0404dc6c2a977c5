export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export type Tokens = Readonly<Record<ColorMode, ReadonlyMap<string, string>>>;

/** The custom properties in `tokens.css` for each colour mode; dark ones override light ones. */
export function readTokens(css: string): Tokens {
  const light = propertiesOf(css, ':root');
  const dark = new Map([...light, ...propertiesOf(css, "[data-theme='dark']")]);
  return { light, dark };
}

/**
 * The declarations of the rules whose selectors include this one. Rules in media queries are left
 * out: they are indented, as Prettier writes them.
 */
function propertiesOf(css: string, selector: string): Map<string, string> {
  const rules = [...css.matchAll(/^([^\s@/}][^{}]*?)\s*\{([^}]*)\}/gm)];
  const bodies = rules.flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').some((one) => one.trim() === selector) ? [body] : [],
  );
  return new Map(
    [...bodies.join('\n').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
}

/** @throws {Error} if a token is missing: what is drawn without it would have the wrong colour. */
export function tokenOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no ${name}.`);
  return value;
}
