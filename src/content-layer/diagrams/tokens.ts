import type { DiagramMode } from '../../page-model/mermaid-config';

type Tokens = Readonly<Record<DiagramMode, ReadonlyMap<string, string>>>;

/** The custom properties of `tokens.css` in each colour mode; dark ones stand for what they replace. */
export function readTokens(css: string): Tokens {
  const light = propertiesOf(css, ':root');
  const dark = new Map([...light, ...propertiesOf(css, "[data-theme='dark']")]);
  return { light, dark };
}

/** The declarations of the first rule with a selector. */
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

/** @throws {Error} where a token is not there: a diagram without its colour would be mermaid's own. */
export function tokenOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no ${name}.`);
  return value;
}
