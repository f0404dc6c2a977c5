import { escapeHtml as escape } from '../../../packages/search/engine/highlight';
import type { FeedEntry } from './entries';

export interface Feed {
  /** A permanent id: it stays when the page or the site moves, so no entry is shown twice. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly lang: string;
  /** The full address of the feed. */
  readonly address: string;
  /** The full address of the page that it was made from. */
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

/** Writes an Atom feed (RFC 4287). It depends on the page alone, so equal pages give equal feeds. */
export function atomFeed({ id, title, author, lang, address, page, entries }: Feed): string {
  const updated =
    entries
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '1970-01-01';
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escape(lang)}">`,
    `  <id>${escape(id)}</id>`,
    `  <title>${escape(title)}</title>`,
    `  <updated>${timeOf(updated)}</updated>`,
    `  <author><name>${escape(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(address)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(page)}"/>`,
    ...entries.flatMap((entry) => entryLines(entry, id, page)),
    '</feed>',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function entryLines({ section, title, date, html }: FeedEntry, id: string, page: string): string[] {
  return [
    '  <entry>',
    `    <id>${escape(`${id}/${section}`)}</id>`,
    `    <title>${escape(title)}</title>`,
    `    <published>${timeOf(date)}</published>`,
    `    <updated>${timeOf(date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escape(`${page}#${section}`)}"/>`,
    `    <content type="html">${escape(html)}</content>`,
    '  </entry>',
  ];
}

const timeOf = (date: string) => `${date}T00:00:00Z`;
