import { LEVELS } from './types';

/**
 * The value of a request's `attributesToSnippet` that cuts all headings and the text.
 *
 * @param words the most words to show of each.
 */
export function snippetsOf(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}
