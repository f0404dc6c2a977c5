import { LEVELS } from './types';

/**
 * What `attributesToSnippet` of a request is: headings and text, each cut.
 *
 * @param words how many words of each are shown, at most.
 */
export function snippetsOf(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}
