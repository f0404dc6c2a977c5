import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';

/** A Markdown file, split. */
export interface PageSource {
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The 1-based line on which the body starts. */
  readonly bodyLine: number;
  /** Why the header cannot be read; it is kept as a part of the body then. */
  readonly damaged?: string;
}

/** Splits a file into its YAML header and its text. */
export function readPageSource(raw: string): PageSource {
  const { frontMatter, body, bodyLine } = splitFrontMatter(raw);
  if (frontMatter === undefined) return { header: {}, body, bodyLine };
  try {
    const header: unknown = parse(frontMatter, { uniqueKeys: false });
    if (header === null) return { header: {}, body, bodyLine };
    if (typeof header === 'object' && !Array.isArray(header)) {
      return { header: header as Record<string, unknown>, body, bodyLine };
    }
  } catch (error) {
    const damaged = (error as Error).message.split('\n')[0] ?? '';
    return { header: {}, body, bodyLine, damaged };
  }
  // Text between two rules is not a header.
  return { header: {}, body: raw.replace(/\r\n?/g, '\n'), bodyLine: 1 };
}

/** A text of the header; numbers and dates as they are written. */
export function headerText(header: PageSource['header'], key: string): string | undefined {
  const value = header[key];
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
