/** How a title is set. */
export interface SetTitle {
  readonly lines: readonly string[];
  /** The font size, in pixels. */
  readonly size: number;
}

export interface TitleBox {
  /** In pixels. */
  readonly width: number;
  /** In pixels, for all lines; there is always room for one. */
  readonly height: number;
  /** The distance of baselines, in font sizes. */
  readonly lineHeight: number;
  /** The font sizes to choose from, in pixels, largest first. */
  readonly sizes: readonly number[];
}

/** The width of a text in em. */
type Measure = (text: string) => number;

/**
 * Sets a title as large as it fits, in lines of about the same length. Names that are too long for a
 * line are broken at their humps (`Realtime|Component`), and a title that is too long at every size
 * is cut.
 */
export function setTitle(title: string, measure: Measure, box: TitleBox): SetTitle {
  const words = title.split(/\s+/).filter((word) => word !== '');
  const ways = [words.map((word) => [word]), words.map(humpsOf)];
  for (const size of box.sizes) {
    const width = box.width / size;
    for (const parts of ways) {
      const lines = balanced(parts, measure, width);
      const fits = lines.every((line) => measure(line) <= width);
      if (fits && lines.length <= maxLines(box, size)) return { lines, size };
    }
  }
  const size = box.sizes.at(-1) ?? 1;
  const width = box.width / size;
  const all = wrap(words.map(humpsOf), measure, width);
  const lines = all.slice(0, maxLines(box, size));
  const isWhole = lines.length === all.length;
  const ends = lines.map((line, index) =>
    isWhole || index < lines.length - 1 ? line : `${line}…`,
  );
  return { lines: ends.map((line) => cut(line, measure, width)), size };
}

function maxLines({ height, lineHeight }: TitleBox, size: number): number {
  return Math.max(1, Math.floor(height / (lineHeight * size)));
}

/** Before a capitalized word, before an abbreviation, before brackets, and after punctuation. */
const HUMPS = [
  /(?<=[a-z\d]|[A-Z]{2}|[a-z][A-Z])(?=[A-Z][a-z\d])/,
  /(?<=[a-z\d])(?=[A-Z]{2,}(?:[A-Z][a-z]|[^A-Za-z]|$))/,
  /(?=<)/,
  /(?<=[./,-])(?=.)/,
];

const BREAK = new RegExp(HUMPS.map(({ source }) => source).join('|'));

/**
 * The parts of a C# name between which a line may end. The `I` of an interface stays with its name.
 */
export function humpsOf(name: string): string[] {
  return name.split(BREAK);
}

/** The narrowest lines of which there are as few as possible. */
function balanced(parts: readonly string[][], measure: Measure, width: number): string[] {
  const widest = wrap(parts, measure, width);
  let best = widest;
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const lines = wrap(parts, measure, narrower);
    const isWide = lines.some((line) => measure(line) > narrower);
    if (lines.length > widest.length || isWide) break;
    best = lines;
  }
  return best;
}

/** Fills lines one after the other. @param parts the unbreakable parts of each word. */
function wrap(parts: readonly string[][], measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of parts) {
    for (const [index, part] of word.entries()) {
      const separator = index === 0 && line !== '' ? ' ' : '';
      if (line !== '' && measure(line + separator + part) > width) {
        lines.push(line);
        line = part;
      } else line += separator + part;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cut(line: string, measure: Measure, width: number): string {
  let kept = line;
  while (kept.length > 1 && measure(kept) > width) kept = `${kept.replace(/.?…?$/u, '')}…`;
  return kept;
}
