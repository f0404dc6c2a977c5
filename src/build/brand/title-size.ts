/** The room for a title, in pixels. */
export const TITLE = { width: 660, height: 350, lineHeight: 1.06 };

/** The font sizes to choose from, in pixels. */
const SIZES = [120, 106, 92, 80, 68, 52];

/** The width of a character in em, on average and with some to spare. */
const CHARACTER = 0.53;

/** Longer titles are cut. */
const MOST = 90;

/** Before a capitalized word, before an abbreviation, before brackets, and after punctuation. */
const HUMPS = [
  /(?<=[a-z\d]|[A-Z]{2}|[a-z][A-Z])(?=[A-Z][a-z\d])/,
  /(?<=[a-z\d])(?=[A-Z]{2,}(?:[A-Z][a-z]|[^A-Za-z]|$))/,
  /(?=<)/,
  /(?<=[./,-])(?=.)/,
];

const BREAK = new RegExp(HUMPS.map(({ source }) => source).join('|'), 'g');

/**
 * Sets a title as large as it fits. Names that are too long for a line may be broken at their humps
 * (`Realtime|Component`, the `I` of an interface stays with its name), and a title that is too long
 * at every size is cut. Zero-width spaces are where lines may end inside of names.
 */
export function titleIn(title: string) {
  const shown = cut(title, MOST);
  const breakable = shown.replace(BREAK, '\u200B');
  for (const size of SIZES) {
    const text = [shown, breakable].find((one) => fits(one, size));
    if (text !== undefined) return { text, size };
  }
  return { text: breakable, size: SIZES.at(-1) ?? 0 };
}

function fits(text: string, size: number): boolean {
  const most = Math.floor(TITLE.width / (CHARACTER * size));
  let lines = 1;
  let length = 0;
  for (const part of text.split(/(?<=[\s\u200B])/)) {
    const own = part.replace(/[\s\u200B]/g, '').length;
    if (own > most) return false;
    if (length + own > most) {
      lines++;
      length = 0;
    }
    length += own + (/\s$/.test(part) ? 1 : 0);
  }
  return lines * TITLE.lineHeight * size <= TITLE.height;
}

/** A text, up to the end of a word if it is longer than a number of characters. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\s\S*$/, '')}…` : text;
}
