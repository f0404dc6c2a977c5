/** In bytes, before compression: the median document has 110,000. */
const DOCUMENT = 120_000;

const TIMES = 10;

export interface DocumentSize {
  readonly file: string;
  readonly bytes: number;
  readonly links: number;
}

export function sizeOf(file: string, html: string): DocumentSize {
  return { file, bytes: Buffer.byteLength(html), links: html.split('<a ').length - 1 };
}

/**
 * What to say of documents that are ten times as large as a page should be, whatever the content is:
 * a sidebar with the same entries over and over is on every page. Undefined if there are none.
 */
export function oversized(documents: readonly DocumentSize[]): string | undefined {
  const large = documents.filter(({ bytes }) => bytes > DOCUMENT * TIMES);
  const [first] = large.sort((a, b) => b.bytes - a.bytes);
  if (!first) return undefined;
  const megabytes = (first.bytes / 1e6).toFixed(1);
  const what = large.length === 1 ? 'One document has' : `${large.length} documents have`;
  return (
    `${what} more than ${TIMES} times the ${DOCUMENT.toLocaleString('en')} bytes of a page. The largest is ` +
    `${first.file}: ${megabytes} MB with ${first.links.toLocaleString('en')} links. ` +
    'Look for entries that its sidebar has more than once, or divide the page.'
  );
}
