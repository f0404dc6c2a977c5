import fs from 'node:fs';
import path from 'node:path';
import { publishFiles } from '../../build/bundling/publish-files';
import { listRelativeFiles } from '../../config/diagnostics/files';
import { apiClass, siteIn } from '../../test/content-pages';
import { tempFolder } from '../../test/temp-folder';
import { hoverCardFiles } from './publish';

const method = (signature: string, over = {}) => ({
  kind: 'method',
  name: 'Join',
  signature,
  summary: 'Joins a `Room`.',
  ...over,
});

const place = { source: 'glossary.ts' };
const TERM = {
  id: 'owner',
  name: 'Owner',
  also: [],
  definition: 'Who *may*.',
  see: [],
  group: 'G',
};

it('writes a file for each class and the glossary, and leaves nothing once it is off', () => {
  const site = siteIn(tempFolder());
  const publicDir = path.join(site.folder.rootDir, 'public');
  const nodes = [
    apiClass(site, 'Room', {
      since: '2.1.0',
      nested: ['public delegate void Handler(Room room);'],
      members: [
        method('public void Join(string name,\n  int id)', {
          obsolete: 'Use `Open`.',
          since: '2.0.0',
        }),
        method('public void Join(int id)'),
      ],
    }),
    apiClass(site, 'Elsewhere', {}, { path: '/api/elsewhere' }),
  ];
  const publish = (hoverCards: boolean) => {
    const settings = { ...site.settings, hoverCards };
    const files = hoverCardFiles(nodes, { settings, terms: [{ ...TERM, place }] });
    publishFiles('hover-cards', files, site.folder.rootDir);
    return fs.existsSync(publicDir) ? listRelativeFiles(publicDir) : [];
  };
  const read = (file: string) =>
    JSON.parse(fs.readFileSync(path.join(publicDir, file), 'utf8')) as unknown;

  expect(publish(true)).toEqual(['glossary.json', 'reference/classes/Room.json']);
  expect(read('glossary.json')).toEqual({ owner: { label: 'Term', summary: 'Who may.' } });
  const join = 'public void Join(string name, int id)';
  expect(read('reference/classes/Room.json')).toEqual({
    '': {
      label: 'class · Since version 2.1.0',
      signature: 'public class Room',
      summary: 'A class.',
    },
    Handler: {
      label: 'delegate',
      signature: 'public delegate void Handler(Room room);',
      summary: '',
    },
    Join: {
      label: 'Method · Obsolete · Since version 2.0.0',
      signature: `${join}\npublic void Join(int id)`,
      summary: 'Joins a Room.',
    },
    'Join-2': { label: 'Method', signature: 'public void Join(int id)', summary: 'Joins a Room.' },
  });
  expect(publish(false)).toEqual([]);
});
