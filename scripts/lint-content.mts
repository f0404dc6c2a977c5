/**
 * Checks the text of all pages, or of the given ones. Prints every mistake
 * with its position and the fix, and exits with 1 if there is one. `--passive` also lists sentences
 * in the passive voice; `--fix` replaces values with facts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { displayPath } from '../src/config/diagnostics/files';
import { evaluateModule } from '../src/config/diagnostics/evaluate-module';
import { formatProblems } from '../src/config/diagnostics/problems';
import { markdownFilesOf } from '../src/config/project/content-folder';
import { currentSite } from '../src/config/project/site';
import { lintContent } from '../packages/checks/content/lint';
import type { MdNode } from '../packages/checks/content/page';
import { type FactPhrase, insertFacts } from '../packages/checks/content/rules/facts';
import { termsOf } from '../packages/checks/content/rules/terms';
import { unknownWords } from '../packages/checks/content/spelling';

const OPTIONS = new Set(['--passive', '--fix']);

/**
 * Here rather than in the modules: these packages are ESM, while the modules also run as CommonJS.
 */
const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkDirective] });

function main(): void {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg.startsWith('--') && !OPTIONS.has(arg));
  if (unknown) {
    console.error(`Unknown option ${unknown}. Options: ${[...OPTIONS].join(', ')}.`);
    process.exit(1);
  }
  const rootDir = process.cwd();
  const site = currentSite(rootDir);
  const { contentDir, referenceDir } = site.folder;
  const all = markdownFilesOf(site.folder);
  const named = args.filter((arg) => !arg.startsWith('--')).map((arg) => path.resolve(arg));
  const files = all.filter(
    (file) =>
      named.length === 0 || named.some((one) => file === one || file.startsWith(one + path.sep)),
  );
  if (files.length === 0) {
    console.error('No page has this name. Pages are in content/docs and content/reference.');
    process.exit(1);
  }
  const phrases = phrasesOf(contentDir);
  if (args.includes('--fix')) {
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
    terms: termsOf(fs.readFileSync(path.join(rootDir, 'docs', 'style-guide.md'), 'utf8')),
    phrases,
    parse: (source) => processor.parse(source) as unknown as MdNode,
  });
  const misspelled = unknownWords(
    sources.map(({ file }) => file),
    rootDir,
  );
  if (args.includes('--passive')) {
    for (const { file, line, text } of passives) console.log(`${file}:${line}\n    ${text}`);
  }
  console.log(
    `${files.length} pages, ${words.toLocaleString('en-US')} words of prose, ` +
      `${passives.length} sentences in the passive voice (--passive lists them).`,
  );
  const count = problems.length + misspelled.length;
  if (count === 0) return;
  console.error(`\n${formatProblems(problems)}\n\n${misspelled.join('')}`);
  console.error(`${count} mistakes in the text.`);
  process.exit(1);
}

/** The content folder's phrases, if it has any. */
function phrasesOf(contentDir: string): readonly FactPhrase[] {
  const file = path.join(contentDir, 'fact-phrases.ts');
  if (!fs.existsSync(file)) return [];
  return evaluateModule(file, '') as readonly FactPhrase[];
}

main();
