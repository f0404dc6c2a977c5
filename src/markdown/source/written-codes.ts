import { escapeRegExp } from '../../config/diagnostics/escape-reg-exp';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import { substitute } from '../../config/settings/variables';
import type { Site } from '../../config/project/site';
import { fenceReader } from './fences';
import { INLINE_CODE } from './prepare-source';

/** What a page's mistakes are judged by. The variables have `logPrefix`, and the codes as `log.1004`. */
export type LogCodeRules = Pick<Site, 'logCodes' | 'variables'>;

/** Fences in these languages show what is logged; in code, a code may end a comment. */
const LOGS = new Set(['', 'text', 'console', 'log', 'none', 'plaintext']);
const VARIABLE = /(?<!\\)\{(log\.\w+(?:\.\w+)*)\}/g;

/**
 * Finds the codes in a page that the registry does not have, and lines that end in a code after
 * another text than the registry's. Nothing is checked without a registry.
 */
export function wrongLogCodes(raw: string, rules: LogCodeRules): Mistake[] {
  if (rules.logCodes.length === 0) return [];
  const inFence = fenceReader();
  let language: string | undefined;
  return raw.split(/\r?\n/).flatMap((written, index): Mistake[] => {
    const isFence = inFence(written);
    if (!isFence) language = undefined;
    else language ??= /[`~]{3,}\s*([\w-]*)/.exec(written)?.[1] ?? '';
    const text = substitute(written, rules.variables);
    const shown = language === undefined ? codeSpansIn(text) : LOGS.has(language) ? [text] : [];
    const mistakes = [
      ...unknownVariables(written, rules),
      ...unknownCodes(text, rules),
      ...shown.flatMap((line) => otherTexts(line, rules)),
    ];
    return mistakes.map((mistake) => ({ ...mistake, line: index + 1 }));
  });
}

/** The codes that a page spells out although a variable has them. */
export function spelledOutCodes(raw: string, { logCodes }: LogCodeRules): Mistake[] {
  return raw.split(/\r?\n/).flatMap((text, index) =>
    logCodes
      .filter(({ code }) => text.includes(code))
      .map(({ number, code }) => ({
        line: index + 1,
        message: `"${code}" is written out, but the code is in the registry.`,
        fix: `Write {log.${number}}, or show the line with <LogLine code="${number}" />.`,
      })),
  );
}

function unknownVariables(written: string, { variables }: LogCodeRules): Mistake[] {
  return [...written.matchAll(VARIABLE)]
    .filter(([, name = '']) => !Object.hasOwn(variables, name))
    .map(([, name = '']) => ({
      message: `There is no log code "{${name}}".`,
      fix: 'Write {log.1001} for a code and {log.1001.title} for its title, with a number of log-codes.ts.',
    }));
}

function unknownCodes(text: string, { logCodes, variables }: LogCodeRules): Mistake[] {
  const codes = logCodes.map(({ code }) => code);
  const pattern = new RegExp(`\\b${variables.logPrefix ?? ''}\\d{4}\\b`, 'g');
  return [...text.matchAll(pattern)]
    .map(([code]) => code)
    .filter((code) => !codes.includes(code))
    .map((code) => {
      const near = nearest(code, codes);
      return {
        message: `There is no log code ${code}.`,
        fix: `${near ? `Write ${near}` : 'Fix the number'}, or add the code to log-codes.ts.`,
      };
    });
}

function otherTexts(line: string, { logCodes }: LogCodeRules): Mistake[] {
  const found = logCodes.find(({ code }) => line.trimEnd().endsWith(code));
  if (!found) return [];
  const { number, code, text } = found;
  const message = line.trim().slice(0, -code.length).trim();
  if (message === '' || patternOf(text).test(message)) return [];
  return [
    {
      message: `The line before ${code} is not the text of the registry: "${text}".`,
      fix: `Show the line with <LogLine code="${number}" />, or write it as log-codes.ts has it.`,
    },
  ];
}

/** What a logged line ends in: the text, with anything in the places of its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.split(PLACEHOLDER).map(escapeRegExp);
  return new RegExp(`${parts.join('.+')}$`);
}

/** `<room>`, `<clients>` */
const PLACEHOLDER = /<[a-z][A-Za-z]*>/;

const codeSpansIn = (line: string): string[] =>
  (line.match(INLINE_CODE) ?? []).map((code) => code.replace(/^`+ ?| ?`+$/g, ''));
