/** The colours of an image, of which there are at most 256: later ones get the nearest. */
export class Palette {
  private readonly indexes = new Map<number, number>();
  readonly colors: number[];

  /** @param colors as 0xRRGGBB. */
  constructor(colors: readonly number[] = []) {
    this.colors = [...colors];
    this.colors.forEach((rgb, index) => this.indexes.set(rgb, index));
  }

  indexOf(rgb: number): number {
    const known = this.indexes.get(rgb);
    if (known !== undefined) return known;
    const index = this.colors.length < 256 ? this.colors.push(rgb) - 1 : this.nearest(rgb);
    this.indexes.set(rgb, index);
    return index;
  }

  /** The index of the nearest colour that is there; 0 if there is none. */
  nearest(rgb: number): number {
    let best = 0;
    let least = Infinity;
    this.colors.forEach((color, index) => {
      const distance = distanceOf(color, rgb);
      if (distance < least) [best, least] = [index, distance];
    });
    return best;
  }
}

/** How different two colours are: the square of their distance. */
export function distanceOf(a: number, b: number): number {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2;
}
