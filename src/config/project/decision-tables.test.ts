import fs from 'node:fs';
import path from 'node:path';
import { loadDecisionTables } from './decision-tables';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

function load(rows: string) {
  fs.writeFileSync(
    path.join(dir, 'decision-tables.ts'),
    `export default {
  design: {
    label: 'Design',
    questions: { trust: { label: 'Trust', answers: { friends: 'Friends', strangers: 'Strangers' } } },
    rows: [
      ${rows}
    ],
  },
};`,
  );
  return loadDecisionTables(dir, dir, { Product: 'Duet' });
}

it('knows each table, with variables in its texts', () => {
  const { tables, problems } = load(
    `{ name: 'Default', what: 'Of {Product}.', price: 'P', suits: { trust: ['friends'] } },`,
  );
  expect(problems).toEqual([]);
  expect(tables.design).toMatchObject({
    label: 'Design',
    questions: { trust: { answers: { friends: 'Friends' } } },
    rows: [{ name: 'Default', what: 'Of Duet.', suits: { trust: ['friends'] } }],
  });
});

it('is empty if the content has no tables', () => {
  expect(loadDecisionTables(dir, dir, {})).toEqual({ tables: {}, problems: [] });
});

it('locates each mistake, with what was meant', () => {
  const { tables, problems } = load(`{ name: 'A', what: 'W', price: 'P', suits: {} },
      { name: 'B', what: 'W', price: 'P', suits: { trst: ['friends'] } },
      { name: 'C', what: 'W', price: 'P', suits: { trust: ['friends', 'strangrs'] } },`);
  expect(tables).toEqual({});
  expect(problems).toMatchObject([
    {
      file: 'decision-tables.ts',
      line: 7,
      message: '"design.rows.1.suits.trst": there is no question "trst"; write "trust".',
    },
    {
      line: 8,
      message: '"design.rows.2.suits.trust.1": there is no answer "strangrs"; write "strangers".',
    },
  ]);
});

it('names the keys of a row', () => {
  const { problems } = load(`{ name: 'A', wat: 'W', price: 'P', suits: {} },`);
  expect(problems).toMatchObject([
    { line: 6, message: '"design.rows.0.what" is missing.' },
    { line: 6, message: 'Unknown key "wat".', fix: 'Write "what", or remove the key.' },
  ]);
});
