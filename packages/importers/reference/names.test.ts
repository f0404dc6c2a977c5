import type { DocfxReference } from './docfx';
import { attributesOf, obsoleteOf } from './attributes';
import { memberName, typeName, withoutParameters } from './names';

const none = new Map<string, DocfxReference>();
const reference = (over: Partial<DocfxReference>): DocfxReference => ({
  name: '',
  nameWithType: '',
  href: '',
  definition: '',
  parts: [],
  ...over,
});

it.each([
  ['System.Single', 'float'],
  ['Acme.Vault', 'Vault'],
  ['System.Int32[]', 'int[]'],
  ['System.Int32[0:,0:]', 'int[,]'],
  ['System.Int32*', 'int*'],
  ['System.Nullable{System.Int32}', 'int?'],
  ['{T}', 'T'],
  ['Acme.Key{{T}}[]', 'Key<T>[]'],
  ['Acme.Key`1', 'Key<T>'],
  ['Acme.Pair`2', 'Pair<T1, T2>'],
  [
    'System.Collections.Generic.Dictionary{System.String,System.Collections.Generic.List{{T}}}',
    'Dictionary<string, List<T>>',
  ],
])('reads the uid %s', (uid, name) => {
  expect(typeName(uid, none)).toBe(name);
});

it('prefers DocFX’s name, with C# keywords', () => {
  const uid = 'System.Func{System.Boolean}';
  const parts = [
    { uid: 'System.Func`1', name: 'Func' },
    { uid: '', name: '<' },
    { uid: 'System.Boolean', name: 'Boolean' },
    { uid: '', name: '>' },
  ];
  expect(typeName(uid, new Map([[uid, reference({ name: 'Func<Boolean>', parts })]]))).toBe(
    'Func<bool>',
  );
  expect(typeName('A.B', new Map([['A.B', reference({ name: 'Outer.B' })]]))).toBe('Outer.B');
});

it.each([
  ['Acme.Room.Connect(System.String)', 'Room.Connect'],
  ['Acme.Room.As``1(System.Func{`0,{T}})', 'Room.As'],
  ['Acme.Room.#ctor', 'Room.Room'],
  ['Acme.Room.Connect*', 'Room.Connect'],
])('names the member %s', (uid, name) => {
  expect(memberName(uid, none)).toBe(name);
});

it.each([
  ['Connect(string)', 'Connect'],
  ['As<T>(Func<T>, (int, int))', 'As<T>'],
  ['Connect', 'Connect'],
  ['implicit operator A(B)', 'implicit operator A'],
])('takes the parameters off %s', (name, expected) => {
  expect(withoutParameters(name)).toBe(expected);
});

it('writes attributes as C# has them, without those of the compiler and a second time', () => {
  const text = (type: string, value: string) => ({ name: '', type, value });
  const attribute = (type: string, ...values: ReturnType<typeof text>[]) => ({
    type,
    arguments: values,
    namedArguments: [],
  });
  const listed = [
    {
      ...attribute('A.BAttribute', text('System.Boolean', 'True'), text('System.Type', 'A.C')),
      namedArguments: [{ ...text('System.String', 'a"'), name: 'N' }],
    },
    attribute('System.Runtime.CompilerServices.X'),
    attribute('A.FlagsAttribute', text('System.Int32', '1')),
    attribute('A.D'),
  ];
  expect(attributesOf(listed, ['Flags(X.Y)'], none)).toEqual([
    'Flags(X.Y)',
    'B(true, typeof(A.C), N = "a\\"")',
    'D',
  ]);
});

it.each([
  [['Obsolete'], 'It is obsolete.'],
  [['A', 'System.ObsoleteAttribute("Use \\"B\\".", true)'], 'Use "B".'],
  [['Obsoletes', 'NotObsolete'], ''],
])('reads that %j is obsolete: %s', (attributes, expected) => {
  expect(obsoleteOf(attributes)).toBe(expected);
});
