import { compactDeclaration } from './compact-declaration';
import { type ApiMember, member } from './schema';

const parsed = (kind: ApiMember['kind'], name: string, signature: string, over = {}) =>
  compactDeclaration(member.parse({ name, kind, signature, summary: 'S.', ...over }));

it.each([
  ['property', 'isRoot', 'public bool isRoot { get; }', [], 'bool', '', ['get']],
  ['property', 'a', 'int a { get; protected set; }', [], 'int', '', ['get', 'protected set']],
  [
    'property',
    'map',
    'public Map<int, List<T>> map { get; }',
    [],
    'Map<int, List<T>>',
    '',
    ['get'],
  ],
  ['event', 'did', 'public event Action<int> did', [], 'Action<int>', '', []],
  ['constant', 'Max', 'public const int Max = 64;', [], 'int', ' = 64', []],
  ['field', 'data', 'protected readonly byte[] data', ['protected', 'readonly'], 'byte[]', '', []],
  ['method', 'Clear', 'public void Clear()', [], 'void', '()', []],
  [
    'method',
    'Do',
    'public override Task<int?> Do(int Do)',
    ['override'],
    'Task<int?>',
    '(int Do)',
    [],
  ],
  ['method', 'Get', 'T Get<T>(T a) where T : new()', [], 'T', '<T>(T a) where T : new()', []],
  ['method', 'Get<T>', 'T Get<T>(T a)', [], 'T', '(T a)', []],
  ['method', 'Pair', 'public (int a, int b) Pair()', [], '(int a, int b)', '()', []],
  ['constructor', 'Room', 'public Room(int size)', [], undefined, '(int size)', []],
  [
    'indexer',
    'this[uint]',
    'T this[uint key] { get; set; }',
    [],
    'T',
    '[uint key]',
    ['get', 'set'],
  ],
  [
    'operator',
    'operator ==',
    'public static bool operator ==(A a, A b)',
    [],
    'bool',
    '(A a, A b)',
    [],
  ],
] as const)(
  'takes the %s %s apart: %s',
  (kind, name, signature, modifiers, type, tail, accessors) => {
    expect(parsed(kind, name, signature)).toEqual({ modifiers, type, tail, accessors });
  },
);

it('leaves out "static" where the section says it', () => {
  const signature = 'public static void Log()';
  expect(parsed('method', 'Log', signature, { static: true })?.modifiers).toEqual([]);
  expect(parsed('method', 'Log', signature)?.modifiers).toEqual(['static']);
});

it.each([
  ['of another member', 'public int Other { get; }', {}],
  ['of an interface’s member', 'int IRoom.size { get; }', {}],
  ['with a body', 'public int size => 3', {}],
  ['with attributes', 'public int size { get; }', { attributes: ['Obsolete'] }],
])('keeps a declaration %s as written', (_, signature, over) => {
  expect(parsed('property', 'size', signature, over)).toBeUndefined();
});
