import fs from 'node:fs';
import path from 'node:path';
import { EDITOR_DIR, FILES as files } from './editor-files';

const parsed = (name: string) => JSON.parse(files[name] ?? '') as Record<string, unknown>;

it.each(Object.entries(files))(
  '%s is up to date: else, run npx tsx scripts/editor-files.ts',
  (name, text) => {
    expect(fs.readFileSync(path.join(EDITOR_DIR, name), 'utf8')).toBe(text);
  },
);

it('has no schema of something that is gone', () => {
  const names = fs.readdirSync(path.join(EDITOR_DIR, 'schemas')).map((name) => `schemas/${name}`);
  expect(names.filter((name) => !(name in files))).toEqual([]);
});

it('says which keys a page can have, of what type, and what they mean', () => {
  expect(parsed('schemas/page.schema.json')).toMatchObject({
    properties: {
      draft: { type: 'boolean', description: 'In `npm run develop` only.' },
      toc_max_heading_level: { type: 'integer', minimum: 2, maximum: 6 },
    },
    additionalProperties: false,
  });
});

it('leaves out what has a default from the keys that are required', () => {
  const { required } = parsed('schemas/api-class.schema.json');
  expect(required).toEqual(expect.arrayContaining(['name', 'kind', 'category']));
  expect(required).not.toContain('members');
});

it('offers the values of keys that have few', () => {
  const snippets = parsed('front-matter.code-snippets');
  expect(snippets).toMatchObject({
    'front matter: draft': { prefix: 'draft', body: 'draft: ${1|true,false|}' },
    'front matter: layout': { body: 'layout: ${1|landing|}' },
    'front matter: keywords': { body: 'keywords: [$1]' },
    'front matter: last_update': { body: 'last_update:\n  $1' },
    'front matter: toc_min_heading_level': { body: 'toc_min_heading_level: ${1|2,3,4,5,6|}' },
  });
  expect(snippets).not.toHaveProperty(['front matter: title_meta']);
});

it('names schemas that exist in the settings of VS Code', () => {
  const settings = JSON.parse(fs.readFileSync(path.join(EDITOR_DIR, 'settings.json'), 'utf8')) as {
    'json.schemas': { url: string }[];
    'yaml.schemas': Record<string, unknown>;
  };
  const urls = [
    ...settings['json.schemas'].map(({ url }) => url),
    ...Object.keys(settings['yaml.schemas']),
  ];
  expect(urls).toHaveLength(3);
  for (const url of urls) expect(fs.existsSync(url)).toBe(true);
});
