import { plainMarkdown } from './markdown';
import type { ApiFrontMatter } from './schema';

/** Characters that search engines show of a description. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

type Described = Pick<ApiFrontMatter, 'name' | 'kind' | 'namespace' | 'summary' | 'description'>;

/**
 * What search engines and previews say of a class: its own description, or its summary with name and
 * kind before it, so that no two classes have the same and none is too short. Cut at a word.
 */
export function apiDescription({ name, kind, namespace, summary, description }: Described): string {
  if (description !== undefined) return description;
  const text = plainMarkdown(summary);
  // An assembly need not say anything.
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
