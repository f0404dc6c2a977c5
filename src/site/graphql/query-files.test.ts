import fs from 'node:fs';
import path from 'node:path';
import { type FileParserModule, parseOnlyQueryFiles } from './query-files';
import { tempFolder } from '../../test/temp-folder';

const dir = tempFolder();

function fileOf(name: string, text: string): string {
  const file = path.join(dir, name);
  fs.writeFileSync(file, text);
  return file;
}

const template = fileOf('template.tsx', 'export const config = () => ({});');

/** Gatsby's parser, which answers with the file that it parses. */
function parser(): (file: string) => Promise<unknown> {
  const module: FileParserModule = {
    default: { prototype: { parseFile: (file) => Promise.resolve(file) } },
  };
  const state = { components: new Map([[template, {}]]) };
  parseOnlyQueryFiles({ getState: () => state }, module);
  return (file) => module.default.prototype.parseFile(file, undefined);
}

it.each([
  { file: fileOf('query.ts', "import { graphql } from 'gatsby';\ngraphql`{ a }`;") },
  { file: fileOf('plugin.js', 'const gatsby = require("gatsby");') },
  { file: template },
])('$file is parsed', async ({ file }) => {
  expect(await parser()(file)).toBe(file);
});

it('a file that cannot have a query is not', async () => {
  const file = fileOf(
    'words.ts',
    "import './graphql'; export const config = { Head: 'gatsby-x' };",
  );
  expect(await parser()(file)).toBeNull();
});

it('a file that cannot be read is left to Gatsby, which says so', async () => {
  const file = path.join(dir, 'missing.ts');
  expect(await parser()(file)).toBe(file);
});
