import { LEVELS } from './types';

/**
 * The value of a request's `attributesToSnippet` that cuts all headings and the text to so many
 * words.
 */
export function snippetsOf(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}
