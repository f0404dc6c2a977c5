import {
  type LogCodeRules,
  spelledOutCodes,
  wrongLogCodes,
} from '../../../src/markdown/source/written-codes';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { type Finding, type LintPage, type ParseMdx, readLintPage } from './page';
import { checkCodeColumns, checkHighlights, checkOldInput } from './rules/code';
import { checkFactNames, checkFactValues, type FactPhrase } from './rules/facts';
import { checkAttributes, checkExamples, checkParameters } from './rules/members';
import { checkSentences, passivesOf } from './rules/sentences';
import {
  checkAlternatives,
  checkCheckpoints,
  checkDescriptions,
  checkHeadings,
  checkLinkTexts,
} from './rules/structure';
import { checkTerms, type Term } from './rules/terms';
import { checkUnits } from './rules/units';

interface LintSource extends Pick<LintPage, 'file' | 'kind'> {
  readonly raw: string;
}

interface LintRules extends LogCodeRules {
  readonly terms: readonly Term[];
  readonly phrases: readonly FactPhrase[];
  readonly parse: ParseMdx;
}

const PAGE_RULES = [
  checkHeadings,
  checkAlternatives,
  checkLinkTexts,
  checkSentences,
  checkCodeColumns,
  checkOldInput,
  checkHighlights,
  checkCheckpoints,
  checkParameters,
  checkAttributes,
  checkExamples,
] as const;

export function lintContent(sources: readonly LintSource[], rules: LintRules) {
  const problems: Problem[] = [];
  const pages: LintPage[] = [];
  const add = (file: string, found: readonly Finding[]) =>
    problems.push(...found.map((one): Problem => ({ check: 'lint', file, ...one })));
  for (const { file, raw, kind } of sources) {
    add(file, [
      ...checkFactNames(raw, rules.variables),
      ...checkFactValues(raw, rules.phrases, rules.variables),
      ...checkUnits(raw),
      ...checkLogCodes(raw, rules),
    ]);
    // MDX would take an unknown fact or log code for an expression; it has been reported already.
    const readable = raw.replace(/\{((?:facts|log)(?:\.\w+)*)\}/g, (whole, name: string) =>
      Object.hasOwn(rules.variables, name) ? whole : '0',
    );
    try {
      pages.push(readLintPage(file, readable, kind, rules.variables, rules.parse));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `The page does not parse: ${reason}`;
      add(file, [{ message, fix: 'Fix the markup; npm run build says where.' }]);
    }
  }
  for (const page of pages) {
    add(page.file, [...PAGE_RULES.flatMap((rule) => rule(page)), ...checkTerms(page, rules.terms)]);
  }
  problems.push(...checkDescriptions(pages));
  return {
    problems,
    /** Sentences in the passive voice: reported, but not treated as problems. */
    passives: pages.flatMap(({ file, prose }) =>
      prose.flatMap((one) => passivesOf(one).map((text) => ({ file, line: one.line, text }))),
    ),
    /** Words of prose, without code. */
    words: pages.flatMap(({ prose }) => prose.flatMap(({ text }) => text.split(/\s+/))).length,
  };
}

/** Finds codes and logged lines that the registry does not have, and codes that are written out. */
function checkLogCodes(raw: string, rules: LogCodeRules): Finding[] {
  const wrong = wrongLogCodes(raw, rules);
  const lines = new Set(wrong.map(({ line }) => line));
  const spelledOut = spelledOutCodes(raw, rules).filter(({ line }) => !lines.has(line));
  return [...wrong, ...spelledOut];
}
