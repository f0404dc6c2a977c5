import components from 'prismjs/components.json';
import { type Mistake, nearest } from '../../config/diagnostics/problems';

/** The short names that authors write, and Prism's names for the languages. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['cs', 'csharp'],
  ['c#', 'csharp'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['console', 'bash'],
  ['dockerfile', 'docker'],
  ['yml', 'yaml'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['md', 'markdown'],
  ['jsonc', 'json'],
  ['vue', 'markup'],
  ['svelte', 'markup'],
  ['txt', 'none'],
  ['text', 'none'],
  ['plain', 'none'],
  ['plaintext', 'none'],
]);

const PRISM = new Set(
  Object.entries(components.languages as Record<string, { alias?: string | string[] }>)
    .filter(([name]) => name !== 'meta')
    .flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()]),
);

/** The likeliest targets of a typo: among names that are equally near, the first wins. */
const COMMON = ['csharp', 'bash', 'json', 'yaml', 'xml', 'html', 'css', 'javascript', 'typescript'];

/** Prism's name for a language; `none` if nothing is to be highlighted. */
export function prismName(written: string): string {
  const name = written.toLowerCase();
  return (SHORT_NAMES.get(name) ?? name) || 'none';
}

/** Whether Prism can highlight a language, or does not need to. */
export function isKnownLanguage(name: string): boolean {
  return name === 'none' || PRISM.has(name);
}

export function languageMistakes(written: string): Mistake[] {
  if (isKnownLanguage(prismName(written))) return [];
  const near = nearest(written, [...COMMON, ...PRISM, ...SHORT_NAMES.keys()]);
  return [
    {
      check: 'codeLanguages',
      message: `"${written}" is not a language that can be highlighted.`,
      fix: near ? `Write "${near}", or "text" for plain text.` : 'Write "text" for plain text.',
      unknown: near ? undefined : written,
    },
  ];
}
