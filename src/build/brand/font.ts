import fs from 'node:fs';
import path from 'node:path';
import { type Font as FontFile, type Glyph, parse, type PathCommand } from 'opentype.js';
import type { PlacedOutline } from './coverage';

/** The package of the typeface; its files are WOFF 1, which opentype.js reads. */
export const FONT_PACKAGE = '@fontsource/figtree';

/** Characters that the first subset lacks are taken from the next one. */
const SUBSETS = ['latin', 'latin-ext'];

export interface TextPlace {
  /** Where the text starts, in pixels. */
  readonly x: number;
  /** The baseline, in pixels. */
  readonly y: number;
  /** The font size, in pixels. */
  readonly size: number;
  /** In em. */
  readonly letterSpacing: number;
}

interface PlacedGlyph {
  readonly commands: readonly PathCommand[];
  /** In em. */
  readonly x: number;
}

/** One weight of the typeface, which turns text into outlines: no font of the machine is used. */
export class Font {
  private readonly glyphs = new Map<string, { file: FontFile; glyph: Glyph }>();
  private readonly kerning = new Map<string, number>();

  /** @param files the subsets of the weight, in the order in which they are searched. */
  constructor(private readonly files: readonly FontFile[]) {}

  /** Whether there is a glyph for every character. */
  covers(text: string): boolean {
    return Array.from(text).every((character) => this.glyphOf(character).glyph.index !== 0);
  }

  /** A text's width in em. */
  widthOf(text: string, letterSpacing = 0): number {
    return this.layOut(text, letterSpacing).width;
  }

  /** A text as outlines. */
  outlinesOf(text: string, { x, y, size, letterSpacing }: TextPlace): PlacedOutline[] {
    const scale = size / this.unitsPerEm;
    return this.layOut(text, letterSpacing).glyphs.map((glyph) => ({
      commands: glyph.commands,
      x: x + glyph.x * size,
      y,
      scale,
    }));
  }

  private get unitsPerEm(): number {
    return this.files[0]?.unitsPerEm ?? 1;
  }

  private layOut(text: string, letterSpacing: number): { glyphs: PlacedGlyph[]; width: number } {
    const glyphs: PlacedGlyph[] = [];
    let x = 0;
    let before = '';
    for (const character of text) {
      const { glyph } = this.glyphOf(character);
      if (before !== '') x += this.kerningOf(before, character) + letterSpacing;
      glyphs.push({ commands: glyph.path.commands, x });
      x += glyph.advanceWidth / this.unitsPerEm;
      before = character;
    }
    return { glyphs, width: x };
  }

  private glyphOf(character: string): { file: FontFile; glyph: Glyph } {
    const known = this.glyphs.get(character);
    if (known) return known;
    const candidates = this.files.map((file) => ({ file, glyph: file.charToGlyph(character) }));
    const found = candidates.find(({ glyph }) => glyph.index !== 0) ?? candidates[0];
    if (!found) throw new Error('A font needs at least one file.');
    this.glyphs.set(character, found);
    return found;
  }

  /** In em. Looking it up in the font takes longer than drawing, so pairs are remembered. */
  private kerningOf(left: string, right: string): number {
    const pair = left + right;
    const known = this.kerning.get(pair);
    if (known !== undefined) return known;
    const [a, b] = [this.glyphOf(left), this.glyphOf(right)];
    const value = a.file === b.file ? a.file.getKerningValue(a.glyph, b.glyph) : 0;
    const kerning = value / this.unitsPerEm;
    this.kerning.set(pair, kerning);
    return kerning;
  }
}

/**
 * Reads a weight of the typeface.
 *
 * @param rootDir the project's root, which holds `node_modules/`.
 * @throws {Error} if the package has no such weight.
 */
export function loadFont(weight: number, rootDir: string): Font {
  const dir = path.join(rootDir, 'node_modules', FONT_PACKAGE, 'files');
  return new Font(
    SUBSETS.map((subset) => {
      const file = fs.readFileSync(path.join(dir, `figtree-${subset}-${weight}-normal.woff`));
      return parse(new Uint8Array(file).buffer);
    }),
  );
}
