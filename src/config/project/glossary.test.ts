import fs from 'node:fs';
import path from 'node:path';
import { loadGlossary } from './glossary';
import { findTerm } from './term-names';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

function load(source: string) {
  fs.writeFileSync(path.join(dir, 'glossary.ts'), source);
  return loadGlossary(dir, dir, { Product: 'Duet' });
}

it('knows each term with its id, its group and its line', () => {
  const { terms, problems } = load(`export default {
  'Rooms of {Product}': {
    room: { name: 'Room', definition: 'A server of {Product}.' },
    'room-hour': { name: 'Room hour', also: ['Hour'], definition: 'D.', type: 'Room', see: ['room'] },
  },
};`);
  expect(problems).toEqual([]);
  const source = path.join(dir, 'glossary.ts');
  expect(terms).toEqual([
    {
      id: 'room',
      group: 'Rooms of Duet',
      name: 'Room',
      also: [],
      definition: 'A server of Duet.',
      see: [],
      place: { source, line: 3 },
    },
    {
      id: 'room-hour',
      group: 'Rooms of Duet',
      name: 'Room hour',
      also: ['Hour'],
      definition: 'D.',
      type: 'Room',
      see: ['room'],
      place: { source, line: 4 },
    },
  ]);
});

it('is empty if the content has no glossary', () => {
  expect(loadGlossary(dir, dir, {})).toEqual({ terms: [], problems: [] });
});

it('locates each mistake', () => {
  const { terms, problems } = load(`export default {
  Rooms: {
    room: { name: 'Room', defintion: 'D' },
    Client: { name: 'Client', definition: 'D' },
    tick: { name: 'Tick', definition: '${'long '.repeat(70)}' },
  },
};`);
  expect(terms).toEqual([]);
  expect(problems).toMatchObject([
    { file: 'glossary.ts', line: 3, message: '"Rooms.room.definition" is missing.' },
    {
      file: 'glossary.ts',
      line: 3,
      message: 'Unknown key "defintion".',
      fix: 'Write "definition", or remove the key.',
    },
    { file: 'glossary.ts', line: 4, message: expect.stringContaining('Client') as string },
    { file: 'glossary.ts', line: 5, message: expect.stringContaining('two sentences') as string },
  ]);
});

it('refuses a name of two terms, and a related term that does not exist', () => {
  const { problems } = load(`export default {
  Rooms: {
    room: { name: 'Room', definition: 'D', see: ['room'] },
  },
  State: {
    owner: { name: 'Owner', also: ['room'], definition: 'D' },
    unowned: {
      name: 'Unowned',
      definition: 'D',
      see: ['room', 'ownr'],
    },
  },
};`);
  expect(problems).toMatchObject([
    { line: 3, message: '"Rooms.room.see.0": names the term itself.' },
    { line: 6, message: '"State.owner": "room" is already a name of "room".' },
    { line: 10, message: '"State.unowned.see.1": there is no term "ownr"; write "owner".' },
  ]);
});

it.each([
  ['room-server', 'room-server'],
  ['Room servers', 'room-server'],
  ['server process', 'room-server'],
  ['room', undefined],
])('finds what "%s" means', (said, id) => {
  const { terms } = load(
    `export default { Rooms: { 'room-server': { name: 'Room server', also: ['Server process'], definition: 'D' } } };`,
  );
  expect(findTerm(terms, said)?.id).toBe(id);
});
