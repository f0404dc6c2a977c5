import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { listFiles } from '../../config/diagnostics/files';
import { classesIn, splitStyles, withOwnStyles } from './styles';

const part = (name: string, css: string) => `/*! part: ${name} */${css}/*! end: ${name} */`;
const CSS = `.prose a{}${part('a', '.a .prose{}')}.b{}${part('c', '.c .a,.d{}')}`;

it.each([
  ['<p class="x prose">', ['.prose a{}.b{}']],
  ['<p class="prose a">', ['.prose a{}.b{}', '.a .prose{}']],
  ['<p class="d"></p><p>class="a"</p>', ['.prose a{}.b{}', '.c .a,.d{}']],
])('leaves a document with %s the sheets that it shows', (body, expected) => {
  const sheet = `<style data-href="/styles.1.css" data-identity="gatsby-global-css">old</style>`;
  const html = withOwnStyles(`<head>${sheet}</head>${body}`, splitStyles(CSS));
  const { file, text } = splitStyles(CSS).rest;
  expect([...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css]) => css)).toEqual(expected);
  expect(html).toContain(`<style data-href="/styles.1.css" data-rest="/${file}">`);
  expect(text).toBe('.a .prose{}.c .a,.d{}');
});

/** Gatsby's order: the shell, then the parts as they are imported. */
function sheets(): string {
  const index = fs.readFileSync('src/styles/index.css', 'utf8');
  const imported = [...index.matchAll(/'(.*?)'/g)].map(([, file = '']) => `src/styles/${file}`);
  const modules = listFiles(path.resolve('src')).filter((file) => file.endsWith('.module.css'));
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  // As `build/bundling/webpack.ts` and css-loader name them.
  const nameOf = (file: string) => path.basename(file, '.module.css').replace(/^\d/, '_$&');
  const named = (file: string) => read(file).replace(/\.(?=[a-z])/gi, `.${nameOf(file)}_`);
  return [...imported.map(read), ...modules.map(named)].join('');
}

it('each rule of a sheet that documents may come without names a class of its own', () => {
  const { parts } = splitStyles(sheets());
  expect(parts.length).toBeGreaterThan(5);
  const lost = parts.flatMap(({ text, classes }) => {
    const rules: Rule[] = [];
    postcss.parse(text).walkRules((rule) => void rules.push(rule));
    return rules
      .filter(
        ({ parent }) =>
          parent?.type !== 'atrule' || !('name' in parent && parent.name === 'keyframes'),
      )
      .flatMap(({ selectors }) => selectors)
      .filter((selector) => !classesIn(selector).some((name) => classes.includes(name)));
  });
  expect(lost).toEqual([]);
});
