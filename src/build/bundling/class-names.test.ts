import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { listFiles } from '../../config/diagnostics/files';

const files = ['src', 'packages'].flatMap((dir) => listFiles(path.resolve(dir)));

it('CSS modules have names of their own, of which those of their classes are made', () => {
  const names = files.filter((file) => file.endsWith('.module.css')).map((f) => path.basename(f));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Given by Prism and by DocSearch. */
const FOREIGN = /^(?:token|DocSearch-\w+)$/;

/** The classes of a style sheet, without those of highlighted code. */
function classesIn(css: string): string[] {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    if (/\.token\b/.test(selector)) return;
    for (const [, name = ''] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) found.add(name);
  });
  return [...found].filter((name) => !FOREIGN.test(name));
}

/** Whether a source gives an element the class: as a whole, or as `api-glyph-${kind}`. */
function isGiven(name: string, sources: string): boolean {
  if (new RegExp(`[\\s"'\`.]${name}(?![\\w-])`).test(sources)) return true;
  const stems = [...name.matchAll(/-/g)].map(({ index }) => name.slice(0, index + 1));
  return stems.some((stem) => sources.includes(`${stem}\${`));
}

// A class that is renamed on one side alone leaves a list without its style, and no other test sees it.
it('every class that a global style sheet names is given by a source', () => {
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  const drawings = listFiles(path.resolve('content')).filter((file) => /\.(?:svg|mdx)$/.test(file));
  const sources = [...files.filter(isSource), ...drawings]
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  expect(isGiven('type-list', '<ul className="types-list">')).toBe(false);
  const sheets = files.filter((file) => file.startsWith(path.resolve('src/styles')));
  const lost = sheets
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesIn(fs.readFileSync(file, 'utf8')))
    .filter((name) => !isGiven(name, sources));
  expect(lost).toEqual([]);
});
