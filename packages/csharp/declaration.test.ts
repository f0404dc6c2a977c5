import { parseDeclaration } from './declaration';

const parameters = (content: string) =>
  parseDeclaration(content).parameters.map(({ name, type, default: value }) =>
    [type, name, value].filter((part) => part !== undefined).join('|'),
  );

it.each([
  ['public void Connect()', []],
  ['void Add(int a, string b)', ['int|a', 'string|b']],
  ['void Add(int a = 1, string b = "x, (y=")', ['int|a|1', 'string|b|"x, (y="']],
  ["void Add(char c = ',', object o = null)", ["char|c|','", 'object|o|null']],
  [
    '(int a, int b) Add(out Dictionary<string, List<int>> c)',
    ['out Dictionary<string, List<int>>|c'],
  ],
  [
    'void Add((int x, int y) pair, params int[] rest)',
    ['(int x, int y)|pair', 'params int[]|rest'],
  ],
  ['void Add([NotNull] [In] ref int a)', ['ref int|a']],
  ['T As<T>(Func<int, T> f) where T : class, new()', ['Func<int, T>|f']],
  ['static bool operator <(A a, A b)', ['A|a', 'A|b']],
  ['static A operator <<(A a, int b)', ['A|a', 'int|b']],
  ['static A operator checked >>(A a, int b)', ['A|a', 'int|b']],
  ['static implicit operator A(int a)', ['int|a']],
  ['int this[string key, int index = 0] { get; }', ['string|key', 'int|index|0']],
  ['delegate bool Handler<in T>(ref T @event)', ['ref T|event']],
  ['void Add(Span<int> a = default(Span<int>))', ['Span<int>|a|default(Span<int>)']],
])('reads the parameters of %j', (content, expected) => {
  expect(parameters(content)).toEqual(expected);
});

it('separates attributes with their arguments from the declaration', () => {
  const { attributes, signature } = parseDeclaration(
    '[Flags, Serializable]\n\n[Obsolete("Use ]x[, y", false)]\n\npublic enum A',
  );
  expect(attributes).toEqual(['Flags', 'Serializable', 'Obsolete("Use ]x[, y", false)']);
  expect(signature).toBe('public enum A');
});

it('reads modifiers and constraints', () => {
  const { modifiers, constraints } = parseDeclaration(
    'public static A Get<T, U>() where T : class, IA<U>, new() where U : struct',
  );
  expect([...modifiers]).toEqual(['public', 'static']);
  expect([...constraints]).toEqual([
    ['T', 'class, IA<U>, new()'],
    ['U', 'struct'],
  ]);
});

it('does not mistake a name for a modifier', () => {
  expect(parseDeclaration('public int @static { get; }').modifiers.has('static')).toBe(false);
  expect(parseDeclaration('None = 0').modifiers.size).toBe(0);
});

it('tolerates text that is no declaration', () => {
  expect(parseDeclaration('').signature).toBe('');
  expect(parseDeclaration('[Broken').signature).toBe('[Broken');
  expect(parseDeclaration('void A(int b').parameters).toEqual([]);
});
