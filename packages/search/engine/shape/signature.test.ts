import { readSignature } from './signature';
import { parseType, typesIn } from './type-expression';

const read = (text: string) => {
  const { name, inputs, outputs } = readSignature(text);
  return `${name}: ${inputs.map(({ type, isOptional }) => type + (isOptional ? '?' : '')).join(' + ')} > ${outputs.join(' + ')}`;
};

it.each([
  ['public RealtimeView this[int index] { get; }', 'this: int > RealtimeView'],
  ['public static bool operator ==(Room a, Room b)', 'operator ==: Room + Room > bool'],
  [
    'public static implicit operator Key<T>(string text)',
    'implicit operator Key<T>: string > Key<T>',
  ],
  ['public bool TryGet(int id, out Room room)', 'TryGet: int > bool + Room'],
  [
    'Task<bool> Join(string name, Options options = default, params int[] ids)',
    'Join: string + Options? + int[]? > Task<bool>',
  ],
  ['public const float Most = 0.25f', 'Most:  > float'],
  ['public event Action<Room> didJoin', 'didJoin:  > Action<Room>'],
  ['public delegate void Handler(Map<int, Room> rooms);', 'Handler: Map<int, Room> > '],
  ['public (int from, int to) Range()', 'Range:  > (int from, int to)'],
  ['public void Send<T>(in T value) where T : struct', 'Send: T > '],
  ['public Matcher(string address)', 'Matcher: string > '],
  ['public Func<int, (int, int)> both { get; set; }', 'both:  > Func<int, (int, int)>'],
  ['public static void Add(this Room room, [NotNull] string name)', 'Add: Room + string > '],
])('reads %s', (declaration, expected) => expect(read(declaration)).toBe(expected));

it('knows events, static members and the variables of a method', () => {
  expect(readSignature('public static event Handler did')).toMatchObject({
    isEvent: true,
    isStatic: true,
  });
  expect(readSignature('public TKey Get<TKey, T>(T value)').variables).toEqual(['TKey', 'T']);
});

it('takes types apart, also those that are still being typed', () => {
  const names = (text: string) => typesIn(parseType(text)).map(({ name }) => name);
  expect(names('N.Map<string, List<Room[]>>?')).toEqual(['Map', 'string', 'List', 'Room']);
  expect(names('List<Ro')).toEqual(['List', 'Ro']);
  expect(parseType('(Room room, int)').args.map(({ name }) => name)).toEqual(['Room', 'int']);
});
