import { isCategory, type NavEntry } from '../../page-model/nav-entry';
import { resolveSidebars } from './resolve';
import type { SidebarClass, SidebarContent, SidebarDoc } from './content';
import type { Sidebars } from './schema';

interface Over {
  readonly label?: string;
  readonly position?: number;
  readonly unlisted?: boolean;
}

const doc = (relativePath: string, over: Over = {}): SidebarDoc => {
  const { label, position, unlisted = false } = over;
  const docId = relativePath.replace(/\.mdx?$/, '').replace(/(^|\/)\d+-/g, '$1');
  const isIndex = /(^|\/)(index|readme)$/.test(docId);
  const path = `/${docId.replace(/\/?(index|readme)$/, '')}`;
  return {
    docId,
    path,
    sidebarLabel: label ?? docId,
    relativePath,
    unlisted,
    isIndex,
    frontMatter: position === undefined ? {} : { sidebar_position: position },
  };
};

const content: SidebarContent = {
  docs: [
    doc('readme.md'),
    doc('pricing.md', { position: 1 }),
    doc('02-room/index.mdx', { label: 'Rooms' }),
    doc('02-room/10-last.md'),
    doc('02-room/9-first.md'),
    doc('02-room/plain.md'),
    doc('02-room/hidden.md', { unlisted: true }),
    doc('10-xr/voice-chat/setup.md'),
  ],
  classes: [],
  categories: new Map([['10-xr', { label: 'XR', position: 0, collapsed: false }]]),
};

/** Entries in brief: `label→href`, categories with their items. */
const brief = (entries: readonly NavEntry[]): unknown[] =>
  entries.map((entry) =>
    isCategory(entry)
      ? { [`${entry.label}${entry.href ? `→${entry.href}` : ''}`]: brief(entry.items) }
      : `${entry.label}→${entry.href}`,
  );
const resolve = (items: Sidebars[string]) => {
  const { sidebars, problems } = resolveSidebars({ sidebar: items }, content);
  return { items: sidebars[0]?.items ?? [], problems };
};
const shape = (items: Sidebars[string]) => brief(resolve(items).items);

describe('items as authors write them', () => {
  it('accepts ids, docs with their own label, and links', () => {
    expect(
      shape([
        'pricing',
        { type: 'doc', id: 'room/first', label: 'First' },
        { type: 'ref', id: 'readme' },
        { type: 'link', label: 'Out', href: 'https://a.example' },
      ]),
    ).toEqual(['pricing→/pricing', 'First→/room/first', 'readme→/', 'Out→https://a.example']);
  });

  it('lists types by their addresses, as code', () => {
    const room = { name: 'Room', path: '/api/Room', unlisted: false, type: { category: 'A' } };
    const items = ['api/Room', { type: 'doc' as const, id: 'api/Room', label: 'The room' }];
    const { sidebars, problems } = resolveSidebars({ s: items }, { ...content, classes: [room] });
    expect(problems).toEqual([]);
    expect(sidebars[0]?.items).toEqual(
      ['Room', 'The room'].map((label) => ({ label, href: '/api/Room', code: true })),
    );
  });

  it('accepts shorthand at the top, among items and within', () => {
    expect(shape({ Guides: ['pricing', { Deep: ['readme'] }] })).toEqual([
      { Guides: ['pricing→/pricing', { Deep: ['readme→/'] }] },
    ]);
    expect(shape(['pricing', { A: ['readme'], B: ['pricing'] }])).toEqual([
      'pricing→/pricing',
      { A: ['readme→/'] },
      { B: ['pricing→/pricing'] },
    ]);
  });

  it('gives categories a page, and Docusaurus’s defaults', () => {
    const { items } = resolve([
      { type: 'category', label: 'A', link: { type: 'doc', id: 'room/index' }, items: ['pricing'] },
      { type: 'category', label: 'B', link: { type: 'generated-index' }, items: [] },
      { type: 'category', label: 'C', collapsed: false, items: [] },
      { type: 'category', label: 'D', collapsible: false, items: [] },
    ]);
    expect(items).toMatchObject([
      { label: 'A', href: '/room', collapsible: true, collapsed: true },
      { label: 'B', href: '/category/b', collapsed: true },
      { label: 'C', collapsible: true, collapsed: false },
      { label: 'D', collapsible: false, collapsed: false },
    ]);
  });

  it('leaves out unlisted pages without an error', () => {
    const { items, problems } = resolve(['room/hidden', 'pricing']);
    expect(brief(items)).toEqual(['pricing→/pricing']);
    expect(problems).toEqual([]);
  });
});

describe('ids of no page', () => {
  it.each([
    ['room/frist', 'Write "room/first".'],
    ['/room/first', 'Write "room/first".'],
    ['room/first.mdx', 'Write "room/first".'],
    ['Room/Index', 'Write "room/index".'],
    [
      'somewhere/else/entirely',
      'Ids are paths from the docs folder without extension, as in "room/collections".',
    ],
  ])('%s: %s', (id, fix) => {
    expect(resolve([id]).problems).toEqual([
      { text: id, message: `The sidebar names the page "${id}", which does not exist.`, fix },
    ]);
  });

  it('are all found in one go, even in links of categories', () => {
    const { problems, items } = resolve([
      'nope-one',
      {
        type: 'category',
        label: 'A',
        link: { type: 'doc', id: 'nope-two' },
        items: [{ B: ['nope-three', 'pricing'] }],
      },
    ]);
    expect(problems.map(({ text }) => text)).toEqual(['nope-one', 'nope-two', 'nope-three']);
    expect(brief(items)).toEqual([{ A: [{ B: ['pricing→/pricing'] }] }]);
  });
});

describe('autogenerated items', () => {
  it('sort by position, then number, then name; folders take their index page and metadata', () => {
    expect(shape([{ type: 'autogenerated', dirName: '.' }])).toEqual([
      { XR: [{ 'Voice chat': ['xr/voice-chat/setup→/xr/voice-chat/setup'] }] },
      'pricing→/pricing',
      {
        'Rooms→/room': ['room/first→/room/first', 'room/last→/room/last', 'room/plain→/room/plain'],
      },
      'readme→/',
    ]);
  });

  it.each(['02-room', './02-room/', '/02-room'])(
    'of one folder hold its index page: %s',
    (dirName) => {
      expect(shape([{ type: 'autogenerated', dirName }])).toContain('Rooms→/room');
    },
  );

  it('leave out the page that their category opens', () => {
    const entries = shape([
      {
        type: 'category',
        label: 'A',
        link: { type: 'doc', id: 'room/index' },
        items: [{ type: 'autogenerated', dirName: '02-room' }],
      },
    ]);
    expect(entries).toEqual([
      { 'A→/room': ['room/first→/room/first', 'room/last→/room/last', 'room/plain→/room/plain'] },
    ]);
  });

  it('say which folder has no pages', () => {
    const { problems } = resolve([{ type: 'autogenerated', dirName: '02-roo' }]);
    expect(problems).toMatchObject([
      {
        text: '02-roo',
        message: 'The sidebar takes its items from the folder "02-roo", which contains no pages.',
      },
    ]);
  });
});

const classOf = (name: string, category: string, unlisted = false): SidebarClass => {
  return { name, path: `/reference/classes/${name}`, unlisted, type: { category } };
};

it('lists classes by category and name, in code, without unlisted ones', () => {
  const classes = [
    classOf('C', 'X'),
    classOf('A', 'X'),
    classOf('B', 'Y'),
    classOf('Hidden', 'X', true),
  ];
  const items: Sidebars[string] = [{ type: 'reference', collapsed: false }];
  const { sidebars } = resolveSidebars({ s: items }, { ...content, classes });
  expect(brief(sidebars[0]?.items ?? [])).toEqual([
    { X: ['A→/reference/classes/A', 'C→/reference/classes/C'] },
    { Y: ['B→/reference/classes/B'] },
  ]);
  expect(sidebars[0]?.items[0]).toMatchObject({ collapsed: false, items: [{ code: true }, {}] });
});

it('orders the categories of the reference, the rest by name, and names unknown ones', () => {
  const classes = ['Native', 'Audio', 'Rooms'].map((category) => classOf(category, category));
  const { sidebars, problems } = resolveSidebars(
    { main: [{ type: 'reference', categories: ['Rooms', 'Audios'] }] },
    { docs: [], classes, categories: new Map() },
  );
  expect(sidebars[0]?.items.map(({ label }) => label)).toEqual(['Rooms', 'Audio', 'Native']);
  expect(problems).toMatchObject([{ text: 'Audios', fix: 'Write "Audio".' }]);
});

it('does not report what a mistake elsewhere, or a draft, leaves out', () => {
  const sidebars: Sidebars = {
    docs: [
      'broken',
      { type: 'autogenerated', dirName: '03-topic' },
      { type: 'reference', categories: ['Rooms'] },
    ],
  };
  const absent = new Set(['broken', 'topic/only']);
  expect(resolveSidebars(sidebars, { ...content, absent, hidesClasses: true }).problems).toEqual(
    [],
  );
  expect(resolveSidebars(sidebars, content).problems).toHaveLength(3);
});
