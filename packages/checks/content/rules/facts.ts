import { escapeRegExp } from '../../../../src/config/diagnostics/escape-reg-exp';
import { splitFrontMatter } from '../../../../src/config/diagnostics/yaml-places';
import { fenceReader } from '../../../../src/markdown/source/fences';
import type { Variables } from '../../../../src/config/settings/variables';
import { nearest } from '../../../../src/config/diagnostics/problems';
import { type Finding, linesOf } from '../page';

/** A phrase that contains a fact's value, such as `{} characters`, with the fact's name. */
export interface FactPhrase {
  readonly fact: string;
  readonly phrase: string;
}

/** A `{facts.…}` that isn't a known fact would be an MDX expression, or plain text in code. */
export function checkFactNames(raw: string, variables: Variables): Finding[] {
  return linesOf(raw).flatMap(({ text, line }) =>
    [...text.matchAll(/\{(facts(?:\.\w+)*)\}/g)]
      .filter(([, name = '']) => !Object.hasOwn(variables, name))
      .map(([, name = '']): Finding => {
        const known = Object.keys(variables).filter((key) => key.startsWith('facts.'));
        const near = nearest(name, known);
        return {
          line,
          message: `There is no fact "${name}".`,
          fix: near ? `Write {${near}}.` : 'The facts are in content/facts.ts.',
        };
      }),
  );
}

/** Finds values of facts that are written out: they would go stale when the fact changes. */
export function checkFactValues(
  raw: string,
  phrases: readonly FactPhrase[],
  variables: Variables,
): Finding[] {
  const patterns = patternsOf(phrases, variables);
  const inFence = fenceReader();
  const { bodyLine } = splitFrontMatter(raw);
  return linesOf(raw).flatMap(({ text, line }) => {
    if (line >= bodyLine && inFence(text)) return [];
    return patterns.flatMap(({ pattern, fact, value }): Finding[] =>
      [...text.matchAll(pattern)].map(([found]) => ({
        line,
        message: `"${found}" is written out, but the number is a fact.`,
        fix: `Write {${fact}} instead of ${value}.`,
      })),
    );
  });
}

/** Replaces written-out values of facts with `{fact}`; fences are left alone. */
export function insertFacts(
  raw: string,
  phrases: readonly FactPhrase[],
  variables: Variables,
): string {
  const patterns = patternsOf(phrases, variables);
  const inFence = fenceReader();
  const { bodyLine } = splitFrontMatter(raw);
  return linesOf(raw)
    .map(({ text, line }) => {
      if (line >= bodyLine && inFence(text)) return text;
      return patterns.reduce(
        (result, { pattern, fact, value }) =>
          result.replace(pattern, (found) => found.replace(value, `{${fact}}`)),
        text,
      );
    })
    .join('\n');
}

function patternsOf(phrases: readonly FactPhrase[], variables: Variables) {
  return phrases.flatMap(({ fact, phrase }) => {
    const name = `facts.${fact}`;
    const value = variables[name];
    if (value === undefined) return [];
    const pattern = new RegExp(
      `(?<![\\w.,$-])${escapeRegExp(phrase).replace('\\{\\}', escapeRegExp(value))}(?![\\w])`,
      'g',
    );
    return [{ pattern, fact: name, value }];
  });
}
