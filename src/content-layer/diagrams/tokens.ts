import type { DiagramMode } from '../../page-model/mermaid-config';

type Tokens = Readonly<Record<DiagramMode, ReadonlyMap<string, string>>>;

/** The custom properties in `tokens.css` for each colour mode; dark ones override light ones. */
export function readTokens(css: string): Tokens {
  const light = propertiesOf(css, ':root');
  const dark = new Map([...light, ...propertiesOf(css, "[data-theme='dark']")]);
  return { light, dark };
}

/** The declarations in the first rule with this selector. */
function propertiesOf(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = start < 0 ? '' : css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
}

/** @throws {Error} if a token is missing: mermaid would use its own colour instead. */
export function tokenOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no ${name}.`);
  return value;
}
