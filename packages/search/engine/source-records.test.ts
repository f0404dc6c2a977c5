import {
  fullPage,
  recordsOf,
  type SearchBlock,
  type SearchSource,
  withoutIgnored,
} from './source-records';

const heading = (id: string, depth: number, text = id): SearchBlock => {
  return { kind: 'heading', id, depth, text };
};
const text = (content: string, id?: string): SearchBlock => {
  return { kind: 'text', text: content, ...(id !== undefined && { id }) };
};
const source = (
  blocks: readonly SearchBlock[],
  over: Partial<SearchSource> = {},
): SearchSource => ({
  path: '/room',
  title: 'Rooms',
  section: 'Guides',
  rank: 'guide',
  keywords: ['lobby', 'hall'],
  sectionKeywords: { joining: ['enter'] },
  blocks,
  ...over,
});
const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const page = { lvl0: 'Guides', lvl1: 'Rooms', ...none };

describe('recordsOf', () => {
  it('gives a page, its headings and its texts the shape that hosted indexes accept', () => {
    const [own, heads, content] = recordsOf(
      source([
        text('A place.'),
        heading('joining', 2, 'Joining a Room'),
        text('Call Room.JoinRoom.'),
      ]),
    ).filter(({ position }) => position !== 1);
    expect(own).toEqual({
      objectID: '/room',
      type: 'lvl1',
      hierarchy: page,
      content: 'A place.',
      url: '/room',
      path: '/room',
      anchor: null,
      identifiers: [],
      keywords: ['lobby', 'hall'],
      rank: 'guide',
      position: 0,
    });
    expect(heads).toEqual({
      objectID: '/room#joining',
      type: 'lvl2',
      hierarchy: { ...page, lvl2: 'Joining a Room' },
      content: null,
      url: '/room#joining',
      path: '/room',
      anchor: 'joining',
      identifiers: [],
      keywords: ['enter'],
      rank: 'guide',
      position: 2,
    });
    expect(content).toEqual({
      objectID: expect.stringMatching(/^\/room#joining:\w+$/) as string,
      type: 'content',
      hierarchy: { ...page, lvl2: 'Joining a Room' },
      content: 'Call Room.JoinRoom.',
      url: '/room#joining',
      path: '/room',
      anchor: 'joining',
      identifiers: ['joinroom', 'join', 'room'],
      keywords: [],
      rank: 'guide',
      position: 3,
    });
  });

  it('knows the headings above each, even if levels are skipped', () => {
    const headings = [2, 3, 4, 5, 6, 3, 2, 4, 3].map((depth, index) => heading(`h${index}`, depth));
    const places = recordsOf(source(headings)).map(({ type, hierarchy }) => [
      type,
      Object.values(hierarchy)
        .slice(2)
        .map((level) => level ?? '-')
        .join(' '),
    ]);
    expect(places).toEqual([
      ['lvl1', '- - - - -'],
      ['lvl2', 'h0 - - - -'],
      ['lvl3', 'h0 h1 - - -'],
      ['lvl4', 'h0 h1 h2 - -'],
      ['lvl5', 'h0 h1 h2 h3 -'],
      ['lvl6', 'h0 h1 h2 h3 h4'],
      ['lvl3', 'h0 h5 - - -'],
      ['lvl2', 'h6 - - - -'],
      ['lvl4', 'h6 - h7 - -'],
      ['lvl3', 'h6 h8 - - -'],
    ]);
  });

  it('links texts to their heading, and those of an overload to its own anchor', () => {
    const records = recordsOf(
      source([text('a'), heading('Join', 3), text('b'), text('c', 'Join-2'), text('d')]),
    );
    const places = records.map(({ content, url, anchor }) => [content, url, anchor]);
    expect(places.slice(1)).toEqual([
      ['a', '/room', null],
      [null, '/room#Join', 'Join'],
      ['b', '/room#Join', 'Join'],
      ['c', '/room#Join-2', 'Join-2'],
      ['d', '/room#Join', 'Join'],
    ]);
  });

  it('has no records of code, and no summary if something else comes first', () => {
    const code: SearchBlock = { kind: 'code', words: ['Room'] };
    expect(recordsOf(source([code, text('a')])).map(({ content }) => content)).toEqual([null, 'a']);
    expect(recordsOf(source([heading('a', 2), text('b')]))[0]?.content).toBeNull();
    expect(recordsOf(source([]))).toHaveLength(1);
  });

  it('finds identifiers by their parts in names and texts', () => {
    const [own, head] = recordsOf(source([heading('a', 2, 'ownerID')], { title: 'RealtimeView' }));
    expect(own?.identifiers).toEqual(['realtimeview', 'realtime', 'view']);
    expect(head?.identifiers).toEqual(['ownerid', 'owner', 'id']);
  });

  describe('ids', () => {
    const ids = (blocks: readonly SearchBlock[]) =>
      recordsOf(source(blocks)).map((one) => one.objectID);

    it('are different for equal texts below one heading', () => {
      const [, , first, second, third, other, elsewhere] = ids([
        heading('a', 2),
        text('Same.'),
        text('Same.'),
        text('Same.'),
        text('Other.'),
        heading('b', 2),
        text('Same.'),
      ]).filter((id) => id !== '/room#b');
      expect([second, third]).toEqual([`${first}-2`, `${first}-3`]);
      expect(new Set([first, other, elsewhere]).size).toBe(3);
    });

    it('stay when something else on the page changes', () => {
      const before = ids([heading('a', 2), text('One.'), heading('b', 2), text('Two.')]);
      const after = ids([
        text('New.'),
        heading('b', 2),
        text('Newer.'),
        text('Two.'),
        heading('a', 4),
        text('One.'),
      ]);
      expect(after).toEqual(expect.arrayContaining(before));
    });

    it('stay when the end of a long text changes', () => {
      const long = 'one two three four five six seven eight';
      expect(ids([text(`${long} nine.`)])).toEqual(ids([text(`${long} ten.`)]));
      expect(ids([text(`zero ${long}`)])).not.toEqual(ids([text(long)]));
    });
  });
});

describe('withoutIgnored', () => {
  it('leaves out headings with the given texts, and of what is below them all but the words', () => {
    const blocks = [
      text('a'),
      heading('see', 2, 'See also'),
      text('b'),
      heading('more', 3, 'More'),
      text('c'),
      heading('next', 2, 'Next'),
      heading('see-1', 4, 'See also'),
      { kind: 'code', words: ['X'] } as const,
      heading('last', 3, 'Last'),
      text('d'),
    ];
    const { blocks: left } = withoutIgnored(source(blocks), ['See also', 'More']);
    expect(left).toEqual([
      text('a'),
      { kind: 'words', text: 'b' },
      { kind: 'words', text: 'c' },
      heading('next', 2, 'Next'),
      heading('last', 3, 'Last'),
      text('d'),
    ]);
    const type = fullPage(source(left, { rank: 'reference' }), 0);
    expect([type.code, type.blocks.flat()]).toEqual([
      ['b', 'c'],
      ['a', 'd'],
    ]);
  });

  it('leaves out nothing else', () => {
    const whole = source([heading('a', 2, 'Also'), text('See also')]);
    expect(withoutIgnored(whole, ['See also'])).toEqual(whole);
  });
});

describe('fullPage', () => {
  const blocks: readonly SearchBlock[] = [
    text('a'),
    { kind: 'code', words: ['Room', 'Join'] },
    heading('joining', 2, 'Joining'),
    text('b'),
    text('c', 'own'),
    heading('deep', 4, 'Deep'),
    { kind: 'code', words: ['Leave'] },
  ];

  it('leaves out the lists of members, which the members below them repeat', () => {
    const list: SearchSource['blocks'] = [
      { kind: 'heading', id: 'section-methods', depth: 2, text: 'Methods' },
      { kind: 'text', text: 'Connect – connects.' },
      { kind: 'heading', id: 'Connect', depth: 3, text: 'Connect' },
      { kind: 'text', text: 'Connects.' },
    ];
    const { units, blocks } = fullPage(source(list, { rank: 'reference', kind: 'C' }), 0);
    expect(units.map(({ text, kind }) => [text, kind]).slice(-1)).toEqual([['Connect', 'M']]);
    expect(units[0]?.kind).toBe('C');
    expect(blocks).toEqual([[], ['Connects.']]);
    expect(fullPage(source(list), 0).units).toHaveLength(3);
  });

  it('gathers texts by heading, with the keywords of page and headings', () => {
    expect(fullPage(source(blocks), 0)).toEqual({
      path: '/room',
      title: 'Rooms',
      section: 'Guides',
      rank: 'guide',
      popularity: 0,
      keywords: 'lobby, hall',
      units: [
        { depth: 1, text: 'Rooms', anchor: '' },
        { depth: 2, text: 'Joining', anchor: 'joining', keywords: 'enter' },
        { depth: 4, text: 'Deep', anchor: 'deep' },
      ],
      blocks: [['a'], ['b', 'c'], []],
      code: ['Room', 'Join', 'Leave'],
    });
  });

  it.each(['reference', 'internal'] as const)('has no code of a type (%s)', (rank) => {
    expect(fullPage(source(blocks, { rank }), 0).code).toEqual([]);
  });

  it('doubles the links to a page for each step, up to nine', () => {
    const steps = [0, 1, 2, 3, 7, 100, 5000].map((links) => fullPage(source([]), links).popularity);
    expect(steps).toEqual([0, 1, 2, 2, 3, 7, 9]);
  });
});

it('takes the ids of headings for what they are, also those that every object has', () => {
  const ids = Object.getOwnPropertyNames(Object.prototype);
  const page = source([...ids.map((id) => heading(id, 2)), heading('joining', 2)]);
  expect(
    recordsOf(page)
      .slice(1)
      .map(({ keywords }) => keywords),
  ).toEqual([...ids.map(() => []), ['enter']]);
  expect(
    fullPage(page, 0)
      .units.slice(1)
      .map(({ keywords }) => keywords),
  ).toEqual([...ids.map(() => undefined), 'enter']);
});
