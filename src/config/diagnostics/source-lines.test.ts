import { keyPathLocator, lineOfString } from './source-lines';

describe('keyPathLocator', () => {
  const source = `import type { C } from './c';

const config: C = {
  product: { name: 'A' },
  'navbar': {
    items: [
      { type: 'search' },
      {
        type: 'link',
        href: 'x',
      },
    ],
  },
} satisfies C;

export default config;
`;

  it.each([
    [['product'], 4],
    [['product', 'name'], 4],
    [['navbar'], 5],
    [['navbar', 'items'], 6],
    [['navbar', 'items', 0], 7],
    [['navbar', 'items', 1], 8],
    [['navbar', 'items', 1, 'href'], 10],
  ])('finds %j on line %i', (keys, line) => {
    expect(keyPathLocator(source)(keys)).toBe(line);
  });

  it('stops at the deepest part that exists', () => {
    expect(keyPathLocator(source)(['navbar', 'items', 1, 'label'])).toBe(8);
    expect(keyPathLocator(source)(['navbar', 'items', 9])).toBe(6);
    expect(keyPathLocator(source)(['missing'])).toBe(3);
  });

  it('reads module.exports, with or without "use strict", and CRLF', () => {
    expect(keyPathLocator('module.exports = {\r\n  a: 1,\r\n  b: 2,\r\n};')(['b'])).toBe(3);
    expect(keyPathLocator("'use strict';\nmodule.exports = {\n  a: 1,\n};")(['a'])).toBe(3);
    expect(keyPathLocator('const s = {\n  a: [1],\n};\nmodule.exports = s;')(['a', 0])).toBe(2);
  });

  it('reads JSON', () => {
    const json = '{\n  "sidebar": [\n    "a",\n    { "type": "doc", "id": "b" }\n  ]\n}';
    expect(keyPathLocator(json)(['sidebar'])).toBe(2);
    expect(keyPathLocator(json)(['sidebar', 0])).toBe(3);
    expect(keyPathLocator(json)(['sidebar', 1, 'id'])).toBe(4);
    expect(keyPathLocator('{"a":[1\n,2]}')(['a', 0])).toBe(1);
    expect(keyPathLocator('{"a":[1\n,2]}')(['a', 1])).toBe(2);
  });

  it('reads an object in parentheses and with a type', () => {
    expect(keyPathLocator('export default ({\n  a: 1,\n} as const);')(['a'])).toBe(2);
  });

  it('finds nothing in a text that exports nothing', () => {
    expect(keyPathLocator('')(['a'])).toBeUndefined();
    expect(keyPathLocator('const a = 1;')(['a'])).toBeUndefined();
  });
});

describe('lineOfString', () => {
  const source = 'export default {\n  // "room"\n  a: [\n    `room`,\n    "room",\n  ],\n};';

  it('finds the first literal, not a comment', () => {
    expect(lineOfString(source, (text) => text === 'room')).toBe(4);
  });

  it('finds no part of a literal', () => {
    expect(lineOfString(source, (text) => text === 'roo')).toBeUndefined();
  });
});
