import { tokenOf, type Tokens } from '../../styles/tokens';

/** A text of a template: `<text x="80" y="90" font-size="34" …>{product}</text>`. */
export interface TemplateText {
  /** With variables in braces. */
  readonly content: string;
  readonly x: number;
  /** The baseline of the last line. */
  readonly y: number;
  readonly fill: string;
  readonly weight: number;
  /** In em. */
  readonly letterSpacing: number;
  /** The font sizes to choose from, in pixels: `font-size`, then those of `data-smaller`. */
  readonly sizes: readonly number[];
  /** In pixels: `data-width`. */
  readonly width: number;
  /** In pixels, for all lines: `data-height`; without it, there is one line. */
  readonly height: number;
  /** The distance of baselines, in font sizes: `data-line-height`. */
  readonly lineHeight: number;
}

export interface Template {
  /** The SVG without its texts. */
  readonly svg: string;
  readonly texts: readonly TemplateText[];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Puts the values of tokens in the place of `var(--name)`: those of the dark theme in an SVG whose
 * root has `data-theme="dark"`.
 *
 * @throws {Error} if a token is missing.
 */
export function withTokens(svg: string, tokens: Tokens): string {
  const values = /<svg\b[^>]*\bdata-theme="dark"/.test(svg) ? tokens.dark : tokens.light;
  return withoutComments(svg)
    .replace(/ data-theme="\w+"/, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenOf(values, name));
}

/**
 * Reads a picture's template.
 *
 * @param svg with the values of tokens.
 * @throws {Error} if its root has no `width` and `height`, or a text lacks an attribute.
 */
export function readTemplate(svg: string): Template {
  const root = /<svg\b([^>]*)>/.exec(svg)?.[1] ?? '';
  const texts: TemplateText[] = [];
  const rest = svg.replace(
    /<text\b([^>]*)>([^<]*)<\/text>/g,
    (_, attributes: string, content: string) => {
      texts.push(textOf(attributes, content.trim()));
      return '';
    },
  );
  return {
    svg: rest,
    texts,
    width: Number(attribute(root, 'width')),
    height: Number(attribute(root, 'height')),
  };
}

function textOf(attributes: string, content: string): TemplateText {
  const number = (name: string, otherwise?: string) =>
    Number(attribute(attributes, name, otherwise));
  const smaller = attribute(attributes, 'data-smaller', '').split(' ').filter(Boolean);
  return {
    content,
    x: number('x'),
    y: number('y'),
    fill: attribute(attributes, 'fill'),
    weight: number('font-weight'),
    letterSpacing: Number(attribute(attributes, 'letter-spacing', '0em').replace('em', '')),
    sizes: [attribute(attributes, 'font-size'), ...smaller].map(Number),
    width: number('data-width', 'Infinity'),
    height: number('data-height', '0'),
    lineHeight: number('data-line-height', '1.1'),
  };
}

function attribute(attributes: string, name: string, otherwise?: string): string {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? otherwise;
  if (value === undefined) throw new Error(`The template has an element without ${name}.`);
  return value;
}

const withoutComments = (svg: string) => svg.replace(/<!--[\s\S]*?-->\s*/g, '');
