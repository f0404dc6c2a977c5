import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../src/test/temp-folder';
import { entriesOf } from './docset';
import { sqliteTable } from './sqlite';

const SQL = 'CREATE TABLE names(id INTEGER PRIMARY KEY, name TEXT, kind TEXT)';
const hasSqlite = spawnSync('sqlite3', ['-version']).status === 0;

(hasSqlite ? it : it.skip).each([0, 1, 2, 200, 9000])('is a database of %i rows', (count) => {
  const rows = Array.from({ length: count }, (_, index) => [`ö${index} `.repeat(index % 90), 'a']);
  const file = path.join(tempFolder(), 'x.db');
  fs.writeFileSync(file, sqliteTable('names', SQL, rows));
  const ask = (query: string) => spawnSync('sqlite3', ['-json', file, query], { maxBuffer: 1e9 });
  expect(ask('pragma integrity_check').stdout.toString()).toContain('"ok"');
  const found = ask('select * from names order by id').stdout.toString().trim();
  expect(found === '' ? [] : JSON.parse(found)).toEqual(
    rows.map(([name, kind], index) => ({ id: index + 1, name, kind })),
  );
});

it('finds a class by its members, and a guide by its sections', () => {
  const heading = (id: string, text: string, tag = 'h2') =>
    `<${tag} id="${id}">${text}<a class="heading-anchor" href="#${id}">#</a></${tag}>`;
  const name =
    '<span class="api-title-name">Set&lt;<wbr/>T&gt;</span> <span class="api-kind">struct</span>';
  const item = '<span class="api-glyph api-glyph-indexer" data-glyph="I"></span>';
  const type = `<main><h1>${name}</h1>${heading('section-members', 'Members')}${item}${heading('this', '<code>this[int]</code>', 'h3')}${heading('remarks', 'Remarks')}`;
  expect(entriesOf(type, 'set.html')).toEqual([
    ['Set<T>', 'Struct', 'set.html'],
    ['this[int]', 'Property', 'set.html#this'],
    ['Remarks', 'Section', 'set.html#remarks'],
  ]);
  const guide = `<h2 id="menu">Menu</h2><main><h1>Rooms &amp; more</h1>${heading('join', 'Join')}`;
  expect(entriesOf(guide, 'room.html')).toEqual([
    ['Rooms & more', 'Guide', 'room.html'],
    ['Join', 'Section', 'room.html#join'],
  ]);
  expect(entriesOf('<p>Moved</p>', 'old.html')).toEqual([]);
});
