import { plainMarkdown } from '../markdown/html/markdown';
import type { ApiFrontMatter } from './schema';

/** How much of a description search engines show, in characters. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

type Described = Pick<ApiFrontMatter, 'name' | 'kind' | 'namespace' | 'summary' | 'description'>;

/**
 * What search engines and previews say about a class: its own description or, failing that, its
 * summary preceded by name and kind, which makes it unique and long enough. It is cut at a word.
 */
export function apiDescription({ name, kind, namespace, summary, description }: Described): string {
  if (description !== undefined) return description;
  const text = plainMarkdown(summary);
  // Imported types may have no summary.
  if (text === '') return `${name}, ${kind} of the namespace ${namespace}.`;
  const short = `${name} ${kind}: ${text}`;
  const long = `${name} ${kind} of ${namespace}: ${text}`;
  return cut(short.length < DESCRIPTION_LENGTH.min ? long : short);
}

function cut(text: string): string {
  const { max } = DESCRIPTION_LENGTH;
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max - 1);
  return `${text.slice(0, end).replace(/[,;:]$/, '')}…`;
}
