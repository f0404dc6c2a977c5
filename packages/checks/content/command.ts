import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateModule } from '../../../src/config/diagnostics/evaluate-module';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { formatProblems } from '../../../src/config/diagnostics/problems';
import { markdownFilesOf } from '../../../src/config/project/content-folder';
import type { Site } from '../../../src/config/project/site';
import { lintContent } from './lint';
import type { ParseMdx } from './page';
import { type FactPhrase, insertFacts } from './rules/facts';
import { termsOf } from './rules/terms';
import { unknownWords } from './spelling';

/**
 * Checks the text of all pages, or of the named ones, and prints every mistake with its position and
 * the fix.
 *
 * @param args files or folders; `--passive` also lists sentences in the passive voice, `--fix` replaces
 *   values with facts.
 * @param styleGuide the file with the table of terms, from the root.
 * @param parse here as a parameter, because MDX is an ES module and this runs as CommonJS too.
 * @returns the exit code.
 * @throws {Error} if an option or a name is unknown.
 */
export function lintCommand(
  args: string[],
  site: Site,
  styleGuide: string,
  parse: ParseMdx,
): number {
  const { values, positionals } = parseArgs({
    args,
    options: { passive: { type: 'boolean' }, fix: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { rootDir, contentDir, referenceDir } = site.folder;
  const named = positionals.map((name) => path.resolve(name));
  const files = markdownFilesOf(site.folder).filter(
    (file) => named.length === 0 || isInside(file, named),
  );
  if (files.length === 0) {
    throw new Error('No page has this name. Pages are in content/docs and content/reference.');
  }
  const phrases = phrasesOf(contentDir);
  if (values.fix) {
    for (const file of files) {
      const raw = fs.readFileSync(file, 'utf8');
      const fixed = insertFacts(raw, phrases, site.variables);
      if (fixed !== raw) fs.writeFileSync(file, fixed);
    }
  }
  const sources = files.map((file) => ({
    file: displayPath(file, rootDir),
    raw: fs.readFileSync(file, 'utf8'),
    kind: referenceDir && file.startsWith(referenceDir) ? ('class' as const) : ('doc' as const),
  }));
  const { problems, passives, words } = lintContent(sources, {
    variables: site.variables,
    logCodes: site.logCodes,
    terms: termsOf(fs.readFileSync(path.join(rootDir, styleGuide), 'utf8')),
    phrases,
    parse,
  });
  const names = sources.map(({ file }) => file);
  const misspelled = unknownWords(names, rootDir);
  if (values.passive) {
    for (const { file, line, text } of passives) console.log(`${file}:${line}\n    ${text}`);
  }
  console.log(
    `${files.length} pages, ${words.toLocaleString('en-US')} words of prose, ` +
      `${passives.length} sentences in the passive voice (--passive lists them).`,
  );
  const count = problems.length + misspelled.length;
  if (count === 0) return 0;
  console.error(`\n${formatProblems(problems)}\n\n${misspelled.join('')}`);
  console.error(`${count} mistakes in the text.`);
  return 1;
}

function phrasesOf(contentDir: string): readonly FactPhrase[] {
  const file = path.join(contentDir, 'fact-phrases.ts');
  if (!fs.existsSync(file)) return [];
  return evaluateModule(file) as readonly FactPhrase[];
}
