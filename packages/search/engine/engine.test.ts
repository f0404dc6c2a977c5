import { decodeOutline, decodeTexts } from './decode';
import { encodeOutline, encodeWords } from './encode';
import { Engine } from './engine';
import { unseal } from './files';
import type { FullPage } from './pages';
import { readWords } from './postings';
import { testFiles, testPage } from '../../../src/test/search-index';

const api = (name: string, members: Record<string, string[]>, over: Partial<FullPage> = {}) =>
  testPage(`/reference/classes/${name.replace(/<.*/, '')}`, name, members, {
    section: 'API reference',
    rank: 'reference',
    ...over,
  });

const pages = [
  testPage('/pricing', 'Pricing', { '': ['What a month takes.'] }, { keywords: 'billing, quota' }),
  testPage('/room', 'Rooms overview', {
    '': ['Where players meet.'],
    'How do I kick or ban a player?': ['The dashboard removes a client.'],
    'What does a late joiner get?': ['A snapshot.'],
    'When it does not work': ['The body hangs in the air – it has no owner and is awake.'],
  }),
  testPage('/ownership', 'Ownership', { '': ['Who may change an object.'] }),
  testPage('/webgl', 'WebGL', { '': ['Runs in the browser.'] }),
  testPage('/why-tandem', 'Why Tandem?', { '': ['Ownership and pricing.'] }),
  api('Room', { Connect: ['Connects.'], networkInfo: ['Figures.'] }),
  api('Realtime', { Connect: ['Connects the scene.'] }),
  api('RealtimeView', { RequestOwnership: ['Asks for it.'], 'operator ==': ['Compares.'] }),
  api('RealtimeTransform', { Teleport: ['Moves at once.'] }),
  api('RealtimePropertyAttribute', { reliable: ['How it is sent.'] }),
  api('RealtimeArray<TModel>', { Add: ['Adds.'] }),
  api('Vector3Serializer', { Write: ['Writes.'] }),
  api('WriteEvent', { DidWrite: ['A value of an enum.'] }),
  api('WriteQueue', { didWrite: ['An event.'] }),
  api('NativeClient', { Connect: ['Native connection.'] }, { rank: 'internal' }),
];
const synonyms = [
  { said: 'cost, price', meant: 'pricing' },
  { said: 'boot out', meant: 'kick' },
  { said: 'who may', meant: 'ownership' },
  { said: 'Tandem', meant: '' },
];

function engineOf(all: readonly FullPage[]) {
  const files = testFiles(all, synonyms);
  const outline = decodeOutline(files.outline);
  return {
    whole: new Engine(outline, decodeTexts(files.texts, outline)),
    first: new Engine(outline),
  };
}
const { whole, first } = engineOf(pages);
const best = (query: string, engine = whole) => {
  const [found] = engine.search(query).found;
  if (!found) return undefined;
  const { page, unit } = found.entry;
  return unit.anchor === '' ? page.path : `${page.path}#${unit.anchor}`;
};

it.each([
  // Names: whole, in parts, partly typed.
  ['RequestOwnership', '/reference/classes/RealtimeView#RequestOwnership'],
  ['requestowner', '/reference/classes/RealtimeView#RequestOwnership'],
  ['estownersh', '/reference/classes/RealtimeView#RequestOwnership'],
  ['propertyattr', '/reference/classes/RealtimePropertyAttribute'],
  ['request ownership', '/reference/classes/RealtimeView#RequestOwnership'],
  ['RealtimeTransform', '/reference/classes/RealtimeTransform'],
  ['transform', '/reference/classes/RealtimeTransform'],
  ['vectr3serializer', '/reference/classes/Vector3Serializer'],
  ['didWrite', '/reference/classes/WriteQueue#didWrite'],
  ['DidWrite', '/reference/classes/WriteEvent#DidWrite'],
  // Beginnings.
  ['realtimet', '/reference/classes/RealtimeTransform'],
  ['request own', '/reference/classes/RealtimeView#RequestOwnership'],
  // In a line of code.
  ['new Room()', '/reference/classes/Room'],
  ['public override RealtimeView', '/reference/classes/RealtimeView'],
  // Symbols.
  ['Room.Connect', '/reference/classes/Room#Connect'],
  ['Room Connect', '/reference/classes/Room#Connect'],
  ['Connect(', '/reference/classes/Realtime#Connect'],
  ['.networkInfo', '/reference/classes/Room#networkInfo'],
  ['Realtime.Connect("lobby")', '/reference/classes/Realtime#Connect'],
  ['room.networkInfo', '/reference/classes/Room#networkInfo'],
  ['[RealtimeProperty]', '/reference/classes/RealtimePropertyAttribute'],
  ['RealtimeArray<TModel>', '/reference/classes/RealtimeArray'],
  ['operator ==', '/reference/classes/RealtimeView#operator =='],
  // Language.
  ['how do i kick a player', '/room#how-do-i-kick-or-ban-a-player'],
  ['body hangs in the air', '/room#when-it-does-not-work'],
  ['late joiner', '/room#what-does-a-late-joiner-get'],
  // Synonyms: from the list, from the page.
  ['cost', '/pricing'],
  ['billing', '/pricing'],
  ['boot out', '/room#how-do-i-kick-or-ban-a-player'],
  // Synonyms made of stop words.
  ['who may do it', '/ownership'],
  // The product's name, which all pages are about.
  ['tandem ownership', '/ownership'],
  ['tandem', '/why-tandem'],
  // Typos, joined words, split words.
  ['ownershp', '/ownership'],
  ['pricign', '/pricing'],
  ['RequestOwnerhsip', '/reference/classes/RealtimeView#RequestOwnership'],
  ['web gl', '/webgl'],
  ['RealtimVew', '/reference/classes/RealtimeView'],
  ['roomm', '/reference/classes/Room'],
  ['latejoiner', '/room#what-does-a-late-joiner-get'],
  ['kickorbanplayer', '/room#how-do-i-kick-or-ban-a-player'],
  ['requestown', '/reference/classes/RealtimeView#RequestOwnership'],
])('finds %s', (query, expected) => {
  expect(best(query)).toBe(expected);
});

it('nests members under their type, not under the preceding heading', () => {
  const page = api('Door', { Open: ['Opens.'] });
  const [type, member] = page.units;
  if (!type || !member) throw new Error('The page has no member.');
  const example = { depth: 2, text: 'Example', anchor: 'example' };
  const units = [type, example, member];
  const { whole: engine } = engineOf([{ ...page, units, blocks: [[], ['x'], ['Opens.']] }]);
  const [found] = engine.search('Door.Open').found;
  expect(found?.entry.unit.text).toBe('Open');
  expect(found?.entry.above).toEqual([]);
});

it('finds a section by its keywords', () => {
  const page = testPage('/room', 'Rooms', { 'Leaving players': ['They go.'], Joining: ['x'] });
  const units = page.units.map((unit) =>
    unit.text === 'Joining' ? { ...unit, keywords: 'waiting hall, matchmaking' } : unit,
  );
  const { whole: engine } = engineOf([{ ...page, units }, ...pages]);
  expect(best('matchmaking', engine)).toBe('/room#joining');
  expect(best('players wait in a hall', engine)).toBe('/room#joining');
});

it('finds names and headings before the texts have loaded', () => {
  expect(best('kick player', first)).toBe('/room#how-do-i-kick-or-ban-a-player');
  expect(best('RequestOwnership', first)).toBe('/reference/classes/RealtimeView#RequestOwnership');
  expect(best('snapshot', first)).toBeUndefined();
  expect(best('snapshot')).toBe('/room#what-does-a-late-joiner-get');
});

it('puts guides before types for questions, and internals last', () => {
  const order = whole.search('how to connect').found.map(({ entry }) => entry.page.rank);
  expect(order.indexOf('internal')).toBeGreaterThan(order.indexOf('reference'));
  expect(order.at(-1)).toBe('internal');
});

it('finds a section by words that were left out of its text', () => {
  const page = testPage('/a', 'One', { '': ['x'], Deep: ['Short and then much longer.'] });
  const detail = { guide: [1, 1], type: [0, 0], member: [0, 0] } as const;
  const outline = decodeOutline(encodeOutline([page], { url: '', checksum: '' }));
  const engine = new Engine(outline);
  expect(best('longer', engine)).toBeUndefined();
  for (const file of encodeWords([page], detail, () => 'x').files.values()) {
    engine.addWords(readWords(unseal(file)));
  }
  expect(best('longer', engine)).toBe('/a#deep');
});

describe('one page before another', () => {
  const order = (all: readonly FullPage[], query: string) =>
    engineOf(all)
      .whole.search(query)
      .found.map(({ entry: { page, unit } }) => page.path + (unit.anchor && `#${unit.anchor}`));
  const digest = testPage('/sheet', 'Cheat sheet', {
    Ownership: ['Ownership of ownership by ownership.'],
    Firewalls: ['Configure firewalls: configure the firewall.'],
  });

  it('is the one that is about it, not the one with a heading', () => {
    const about = [testPage('/owner', 'Ownership and lifetime flags', { '': ['Flags.'] }), digest];
    expect(order(about, 'ownership')[0]).toBe('/owner');
    expect(order([testPage('/fire', 'Firewalls', { '': ['x'] }), digest], 'firewalls')[0]).toBe(
      '/fire',
    );
  });

  it('has the word as it is typed, not another form of it', () => {
    const forms = [
      testPage('/a', 'One', { '': ['Stored, storing, stores.'] }),
      testPage('/b', 'Two', { '': ['A store.'] }),
      testPage('/c', 'Three', { '': ['Storing, storing and storing.'] }),
    ];
    expect(order(forms, 'store')[0]).toBe('/b');
    expect(order(forms, 'stored')[0]).toBe('/a');
    expect(order(forms, 'storing')[0]).toBe('/c');
  });

  it('is about what goes wrong if the query says that something does not work', () => {
    const voice = testPage('/voice', 'Voice', {
      Setup: ['Add the voice, then add a second voice.'],
      Pitfalls: ['Add the voice once.'],
    });
    expect(order([voice, ...pages], 'how to add the voice')[0]).toBe('/voice#setup');
    for (const query of ['voice is not added', 'voice isn’t added', 'cant add the voice']) {
      expect(order([voice, ...pages], query)[0]).toBe('/voice#pitfalls');
    }
  });

  it('has a name that ends with it, not one that begins with it', () => {
    const names = [api('TransformExtensions', {}), api('RealtimeTransform', {})];
    expect(order(names, 'transform')[0]).toBe('/reference/classes/RealtimeTransform');
    expect(order([...names].reverse(), 'transform')[0]).toBe(
      '/reference/classes/RealtimeTransform',
    );
  });
});

it('tells when nothing fits well, and finds nothing rather than anything', () => {
  const answer = (query: string) => {
    const { found, isWeak } = whole.search(query);
    return [found.length > 0, isWeak];
  };
  expect(answer('how do i kick a player')).toEqual([true, false]);
  expect(answer('kick')).toEqual([true, false]);
  expect(answer('kick cheese sandwiches')).toEqual([true, true]);
  // A guess at a word says less than the word.
  expect(answer('late plaier snapshat')).toEqual([true, true]);
  // Both parts are guessed, but it is one word.
  expect(answer('PlaierFigurs')).toEqual([true, false]);
  expect(answer('bake seventeen cheese sandwiches with figures')[0]).toBe(false);
});

it('finds nothing for nothing', () => {
  expect(['', ' ', '?!', 'zzzzzzzz'].map((query) => whole.search(query).found)).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

it('works without pages', () => {
  expect(engineOf([]).whole.search('room').found).toEqual([]);
});
