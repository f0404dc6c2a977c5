import matter from 'gray-matter';
import { substituteDeep } from '../../../src/config/settings/variables';
import { mergedFrontMatter, newFrontMatter } from './merge';
import type { ImportedType } from './model';

const variables = { Product: 'Tandem', product: 'tandem' };
const type: ImportedType = {
  uid: 'Tandem.Room',
  name: 'Room',
  kind: 'class',
  namespace: 'Tandem',
  signature: 'public class Room',
  members: [
    {
      uid: 'Tandem.Room.Connect(System.String)',
      name: 'Connect',
      kind: 'method',
      signature: 'void Connect(string name)',
      parameters: [{ name: 'name', type: 'string' }],
    },
  ],
};
const same = (text: string) => text;

function merge(source: string, imported: ImportedType = type) {
  const raw: Record<string, unknown> = { ...matter(`---\n${source}---\n`, {}).data };
  const existing = { source, raw, data: substituteDeep(raw, variables) };
  const { text } = mergedFrontMatter(imported, existing, 'New', same);
  return { text, data: matter(`---\n${text}---\n`, {}).data as Record<string, unknown> };
}

const HAND_WRITTEN = `name: Room
kind: struct
namespace: "{Product}" # renamed with the product
category: Rooms
keywords: [lobby]
sectionKeywords:
  Connect: ["join {Product}"]
description: About rooms.
slug: /rooms
since: "1.2"
unlisted: true
summary: Written by hand.
signature: "public class   Room"
inherits:
  - Gone
members:
  - name: Connect
    kind: method
    signature: "void Connect( string name )"
    summary: "Connects to {Product}."
    since: "1.3"
    obsolete: By hand.
    parameters:
      - name: name
        type: string
        description: Up to 128 characters.
  - name: Gone
    kind: method
    signature: void Gone()
    summary: Is gone.
`;

it('keeps the author’s keys and variables', () => {
  const { text, data } = merge(HAND_WRITTEN);
  expect(data).toMatchObject({
    kind: 'class',
    category: 'Rooms',
    keywords: ['lobby'],
    sectionKeywords: { Connect: ['join {Product}'] },
    description: 'About rooms.',
    slug: '/rooms',
    since: '1.2',
    unlisted: true,
    uid: 'Tandem.Room',
  });
  expect(text).toContain('namespace: "{Product}" # renamed with the product\n');
  expect(text).toContain('signature: public class Room\n');
});

it('updates what comes from the assembly and removes members that are gone', () => {
  const { data } = merge(HAND_WRITTEN);
  expect(data.inherits).toBeUndefined();
  expect(data.members).toEqual([
    {
      name: 'Connect',
      kind: 'method',
      uid: 'Tandem.Room.Connect(System.String)',
      summary: 'Connects to {Product}.',
      signature: 'void Connect(string name)',
      since: '1.3',
      obsolete: 'By hand.',
      parameters: [{ name: 'name', type: 'string', description: 'Up to 128 characters.' }],
    },
  ]);
});

it('keeps an author’s description only where the assembly has none', () => {
  expect(merge(HAND_WRITTEN).data.summary).toBe('Written by hand.');
  expect(merge(HAND_WRITTEN, { ...type, summary: 'From C#.' }).data.summary).toBe('From C#.');
});

it('removes an obsolete notice along with the attribute it came from', () => {
  const attributes = ['Obsolete("Use Lobby.")'];
  const before = newFrontMatter(
    { ...type, attributes, obsolete: 'Use Lobby.' },
    { category: 'Rooms' },
    same,
  );
  expect(before).toContain('obsolete: Use Lobby.\n');
  expect(merge(before).data.obsolete).toBeUndefined();
  const byHand = before.replace('obsolete: Use Lobby.', 'obsolete: Do not use it.');
  expect(merge(byHand).data.obsolete).toBe('Do not use it.');
});

it('changes nothing the second time', () => {
  const once = merge(HAND_WRITTEN).text;
  expect(merge(once).text).toBe(once);
  const fresh = newFrontMatter(type, { category: 'Rooms' }, same);
  expect(merge(fresh).text).toBe(fresh);
});

it('keeps unknown keys for the build to report', () => {
  expect(merge(`${HAND_WRITTEN}reviewed: 2024-01-31\n`).text).toMatch(/^reviewed: 2024-01-31$/m);
});
