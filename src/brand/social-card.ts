import sharp from 'sharp';
import type { Font } from './font';
import { encodePng, Palette } from './png';
import type { Template, TemplateText } from './template';
import { setTitle } from './title-lines';

/** What a social card says. */
export interface CardTexts {
  readonly title: string;
  /** Where the page stands: categories, or the kind and namespace of a type. May be empty. */
  readonly section: string;
}

/** A text's outlines in a rectangle of their own, in pixels. */
interface Overlay {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly fill: number;
  /** One byte a pixel. */
  readonly opacity: Uint8Array;
}

interface Base {
  readonly rows: Uint8Array;
  readonly colors: readonly number[];
}

/** The rest of the palette is for the edges of texts. */
const BASE_COLORS = 192;

/** How many sections are kept: each takes some 30 KB. */
const MOST_SECTIONS = 200;

/** Draws cards. What all of them show is drawn once; each adds its own texts. */
export class CardPainter {
  private base: Promise<Base> | undefined;
  /** Of sections, which many pages share: drawing a text takes most of a card's time. */
  private readonly sections = new Map<string, Promise<Overlay | undefined>>();

  /**
   * @param template with tokens' values.
   * @param site the texts that all cards share, by variable.
   * @param fontOf the typeface by weight.
   */
  constructor(
    private readonly template: Template,
    private readonly site: Readonly<Record<string, string>>,
    private readonly fontOf: (weight: number) => Font,
  ) {}

  /** A card as PNG. Texts with characters that the typeface lacks are left out. */
  async draw({ title, section }: CardTexts): Promise<Buffer> {
    this.base ??= this.drawBase();
    const { rows, colors } = await this.base;
    const own = this.template.texts.filter(isOwn);
    const overlays = await Promise.all(
      own.map((text) => this.knownOverlay(text, { title, section })),
    );
    const palette = new Palette(colors);
    const drawn = rows.slice();
    for (const overlay of overlays) {
      if (overlay) blend(drawn, this.template.width + 1, palette, overlay);
    }
    const { width, height } = this.template;
    return encodePng({ width, height, rows: drawn, palette: palette.colors });
  }

  private async drawBase(): Promise<Base> {
    const shared = this.template.texts.filter((text) => !isOwn(text));
    const paths = shared.map((text) => this.pathOf(text, {})?.element ?? '');
    const svg = this.template.svg.replace('</svg>', `${paths.join('')}</svg>`);
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    return indexed(pixels, this.template.width);
  }

  private knownOverlay(text: TemplateText, own: Variables): Promise<Overlay | undefined> {
    if (text.content.includes('{title}')) return this.overlay(text, own);
    const key = JSON.stringify([this.template.texts.indexOf(text), own.section]);
    const known = this.sections.get(key);
    if (known) return known;
    if (this.sections.size === MOST_SECTIONS) this.sections.clear();
    const overlay = this.overlay(text, own);
    this.sections.set(key, overlay);
    return overlay;
  }

  private async overlay(text: TemplateText, own: Variables): Promise<Overlay | undefined> {
    const path = this.pathOf(text, own);
    if (!path) return undefined;
    const left = Math.floor(text.x);
    const top = Math.max(0, path.top);
    const width = Math.min(path.width, this.template.width - left);
    const height = Math.min(path.bottom, this.template.height) - top;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${path.element}</svg>`;
    const opacity = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer();
    return { left, top, width, height, fill: Number.parseInt(text.fill.slice(1), 16), opacity };
  }

  /** A text as an SVG element, and the rectangle that it fills; undefined if nothing is shown. */
  private pathOf(text: TemplateText, own: Variables) {
    const { x, y, weight, letterSpacing, lineHeight } = text;
    const variables: Variables = { ...this.site, ...own };
    const content = text.content.replace(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');
    const font = this.fontOf(weight);
    if (content.trim() === '' || !font.covers(content)) return undefined;
    const measure = (line: string) => font.widthOf(line, letterSpacing);
    const { lines, size } = setTitle(content, measure, text);
    const baseline = (index: number) => y - (lines.length - 1 - index) * lineHeight * size;
    const data = lines.map((line, index) =>
      font.pathOf(line, { x, y: baseline(index), size, letterSpacing }),
    );
    return {
      element: `<path fill="${text.fill}" d="${data.join('')}"/>`,
      top: Math.floor(baseline(0) - size),
      bottom: Math.ceil(y + size * 0.4),
      width: Math.ceil(Math.max(...lines.map(measure)) * size) + 2,
    };
  }
}

type Variables = Readonly<Record<string, string>>;

/** Whether a text differs from page to page. */
function isOwn({ content }: TemplateText): boolean {
  return /\{(?:title|section)\}/.test(content);
}

function indexed(pixels: Uint8Array, width: number): Base {
  const rgbAt = (offset: number) =>
    ((pixels[offset] ?? 0) << 16) | ((pixels[offset + 1] ?? 0) << 8) | (pixels[offset + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const rgb = rgbAt(offset);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([a, n], [b, m]) => m - n || a - b).slice(0, BASE_COLORS);
  const palette = new Palette(frequent.map(([rgb]) => rgb));
  const full = new Palette([...palette.colors, ...Array<number>(256 - frequent.length).fill(-1)]);
  const rows = new Uint8Array((pixels.length / 3 / width) * (width + 1));
  let offset = 0;
  for (let at = 0; at < rows.length; at++) {
    if (at % (width + 1) === 0) continue;
    rows[at] = full.indexOf(rgbAt(offset));
    offset += 3;
  }
  return { rows, colors: palette.colors };
}

/** Draws a text into rows of palette indexes. @param stride the bytes of a row. */
function blend(rows: Uint8Array, stride: number, palette: Palette, overlay: Overlay): void {
  const { left, top, width, height, fill, opacity } = overlay;
  /** By the index of the colour below and the opacity in 16 steps. */
  const blended = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    let at = (top + y) * stride + 1 + left;
    for (let x = 0; x < width; x++, at++) {
      const alpha = ((opacity[y * width + x] ?? 0) + 8) >> 4;
      if (alpha === 0) continue;
      const below = rows[at] ?? 0;
      const key = below * 32 + alpha;
      let index = blended.get(key);
      if (index === undefined) {
        index = palette.indexOf(mix(palette.colors[below] ?? 0, fill, alpha / 16));
        blended.set(key, index);
      }
      rows[at] = index;
    }
  }
}

function mix(below: number, above: number, opacity: number): number {
  const channel = (shift: number) => {
    const [from, to] = [(below >> shift) & 255, (above >> shift) & 255];
    return Math.round(from + (to - from) * opacity) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
