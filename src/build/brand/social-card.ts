import { ownValue } from '../../config/diagnostics/own-value';
import sharp from 'sharp';
import { Coverage, type RowRange } from './coverage';
import type { Font } from './font';
import type { IndexedImage } from './indexed-image';
import { Palette } from './palette';
import { compressRows, encodePng } from './png';
import { quantize } from './quantize';
import type { Template, TemplateText } from './template';
import { setTitle } from './title-lines';

/** What a social card says. */
export interface CardTexts {
  readonly title: string;
  /** Where the page stands: categories, or the kind and namespace of a type. May be empty. */
  readonly section: string;
}

interface Base {
  readonly image: IndexedImage;
  readonly colors: readonly number[];
}

/** The rest of the palette is for the edges of texts. */
const BASE_COLORS = 192;

/** Texts get whole bands of this many rows, so that few different ones are left between them. */
const BAND = 8;

/**
 * Draws cards. What all of them show is drawn once, and the rows that have nothing else are compressed
 * once; each card adds the rows with its own texts.
 */
export class CardPainter {
  private base: Promise<Base> | undefined;
  /** Rows that are as in the base, by where they begin and end. */
  private readonly unchanged = new Map<string, Buffer>();
  private readonly coverage: Coverage;

  /**
   * @param template with tokens' values.
   * @param site the texts that all cards share, by variable.
   * @param fontOf the typeface by weight.
   */
  constructor(
    private readonly template: Template,
    private readonly site: Readonly<Record<string, string>>,
    private readonly fontOf: (weight: number) => Font,
  ) {
    this.coverage = new Coverage(template.width, template.height);
  }

  /** A card as PNG. Texts with characters that the typeface lacks are left out. */
  async draw(texts: CardTexts): Promise<Buffer> {
    this.base ??= this.drawBase();
    const base = await this.base;
    const palette = new Palette(base.colors);
    const image = base.image.copy();
    const own = this.template.texts.filter(isOwn);
    const changed = own.map((text) => this.drawText(image, palette, text, { ...texts }));
    return encodePng(image, palette.colors, this.compress(base.image, image, changed));
  }

  private async drawBase(): Promise<Base> {
    const { template } = this;
    const pixels = await sharp(Buffer.from(template.svg)).removeAlpha().raw().toBuffer();
    const { image, colors } = quantize(pixels, template.width, BASE_COLORS);
    const palette = new Palette(colors);
    const shared = template.texts.filter((text) => !isOwn(text));
    for (const text of shared) this.drawText(image, palette, text, {});
    return { image, colors: palette.colors };
  }

  /** @param changed the rows of each text, which need not be in order or apart. */
  private compress(
    base: IndexedImage,
    image: IndexedImage,
    changed: readonly RowRange[],
  ): Buffer[] {
    const { stride, height } = image;
    const compressed = ({ rows }: IndexedImage, top: number, bottom: number) =>
      compressRows(rows.subarray(top * stride, bottom * stride));
    const parts: Buffer[] = [];
    const keep = (top: number, bottom: number) => {
      if (top >= bottom) return;
      const key = `${top}-${bottom}`;
      const part = this.unchanged.get(key) ?? compressed(base, top, bottom);
      this.unchanged.set(key, part);
      parts.push(part);
    };
    let done = 0;
    for (const range of [...changed].sort((a, b) => a.top - b.top)) {
      const top = Math.max(Math.floor(range.top / BAND) * BAND, done);
      const bottom = Math.min(Math.ceil(range.bottom / BAND) * BAND, height);
      if (top >= bottom) continue;
      keep(done, top);
      parts.push(compressed(image, top, bottom));
      done = bottom;
    }
    keep(done, height);
    return parts;
  }

  /** @returns the rows that now differ. */
  private drawText(
    image: IndexedImage,
    palette: Palette,
    text: TemplateText,
    own: Variables,
  ): RowRange {
    const { x, y, weight, letterSpacing, lineHeight } = text;
    const variables: Variables = { ...this.site, ...own };
    const content = text.content.replace(
      /\{(\w+)\}/g,
      (_, name: string) => ownValue(variables, name) ?? '',
    );
    const font = this.fontOf(weight);
    if (content.trim() === '' || !font.covers(content)) return { top: 0, bottom: 0 };
    const measure = (line: string) => font.widthOf(line, letterSpacing);
    const { lines, size } = setTitle(content, measure, text);
    for (const [index, line] of lines.entries()) {
      const baseline = y - (lines.length - 1 - index) * lineHeight * size;
      const outlines = font.outlinesOf(line, { x, y: baseline, size, letterSpacing });
      for (const outline of outlines) this.coverage.add(outline);
    }
    return blend(image, palette, this.coverage, text.fill);
  }
}

type Variables = Readonly<Record<string, string>>;

/** Whether a text differs from page to page. */
function isOwn({ content }: TemplateText): boolean {
  return /\{(?:title|section)\}/.test(content);
}

/**
 * Draws what is covered.
 *
 * @param fill the colour, as `#rrggbb`.
 * @returns the rows that now differ.
 */
function blend(image: IndexedImage, palette: Palette, coverage: Coverage, fill: string): RowRange {
  const color = Number.parseInt(fill.slice(1), 16);
  const { rows } = coverage;
  /** By the index of the colour below and the opacity in 16 steps; 0 if not yet known, else one more. */
  const blended = new Uint16Array(256 * 17);
  coverage.take((y, left, right, covered) => {
    const alpha = Math.round(covered * 16);
    for (let x = left; x < right; x++) {
      const below = image.get(x, y);
      const key = below * 17 + alpha;
      let index = (blended[key] ?? 0) - 1;
      if (index < 0) {
        index = palette.indexOf(mix(palette.colors[below] ?? 0, color, alpha / 16));
        blended[key] = index + 1;
      }
      image.set(x, y, index);
    }
  });
  return rows;
}

function mix(below: number, above: number, opacity: number): number {
  const channel = (shift: number) => {
    const [from, to] = [(below >> shift) & 255, (above >> shift) & 255];
    return Math.round(from + (to - from) * opacity) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
