/** The headings whose texts have a word: pages by number, headings by place. */
export type Postings = ReadonlyMap<number, readonly number[]>;

/** The gap to the page before, and the places of headings, have characters of their own. */
const GAPS = { first: 0x21, last: 0x4f } as const;
const PLACES = { first: 0x51, last: 0x7e } as const;

function writeNumber(value: number, { first, last }: typeof GAPS | typeof PLACES): string {
  const most = last - first;
  return (
    String.fromCharCode(last).repeat(Math.floor(value / most)) +
    String.fromCharCode(first + (value % most))
  );
}

function writePostings(postings: Postings): string {
  let last = 0;
  let text = '';
  for (const [page, places] of postings) {
    text += writeNumber(page - last, GAPS);
    for (const place of places) text += writeNumber(place, PLACES);
    last = page;
  }
  return text;
}

function readPostings(text: string): Postings {
  const postings = new Map<number, number[]>();
  let page = 0;
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const { first, last } = code > GAPS.last ? PLACES : GAPS;
    value += code - first;
    if (code === last) continue;
    if (first === GAPS.first) postings.set((page += value), []);
    else postings.get(page)?.push(value);
    value = 0;
  }
  return postings;
}

/** Words of texts, with the headings that have them: they are read when a query needs them. */
export type Words = readonly (readonly [word: string, postings: () => Postings])[];

export function writeWords(words: Iterable<readonly [word: string, postings: Postings]>): string {
  return [...words].map(([word, postings]) => `${word}\t${writePostings(postings)}`).join('\n');
}

export function readWords(text: string): Words {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [word = '', written = ''] = line.split('\t');
    let postings: Postings | undefined;
    return [word, () => (postings ??= readPostings(written))] as const;
  });
}
