import { chunksOf, identifiersOf, keepOnly, mask } from './scan';

const kinds = (source: string) => chunksOf(source).map(({ kind }) => kind);

describe('mask', () => {
  it.each([
    ['a // { "b"\nc', 'a         \nc'],
    ['a /* {\n} */ c', 'a     \n     c'],
    [String.raw`x("a\"{")`, 'x(000000)'],
    ['x(@"a""{")', 'x(0000000)'],
    ["x('{')", 'x(000)'],
    ['x("http://a") { }', 'x(0000000000) { }'],
    ['$"{(ok ? "{" : "b")} {{" + c', `${'0'.repeat(24)} + c`],
    ['#if UNITY_EDITOR {\na\n#endif', '                  \na\n      '],
  ])('masks what is not code: %s', (source, expected) => {
    expect(mask(source)).toBe(expected);
  });
});

describe('chunksOf', () => {
  it.each([
    ['using A.B;\nusing X = A.B<C>;\nusing static A.B;', ['using', 'using', 'using']],
    ['using (var a = B()) { }', ['statement']],
    ['namespace A { class B { } }', ['namespace']],
    ['[A(1)]\npublic partial class B<T> : C where T : D { }', ['type']],
    ['enum A { B }\nstruct C { }\ninterface D { }\ndelegate void E(int f);', Array(4).fill('type')],
    ['public delegate List<int> A(int b);', ['type']],
    ['private int _a = 5;', ['member']],
    ['[SerializeField] GameObject _a;', ['member']],
    ['void A() { }', ['member']],
    ['async Task<int> A() { }', ['member']],
    ['List<int> A<T>(T a) where T : B { }', ['member']],
    ['int A(int b) => b + 1;', ['member']],
    ['int A { get; set; } = 5;', ['member']],
    ['protected override void A() { if (b) { } else { } }', ['member']],
    ['int a = 5;\nvar b = new C { d = 1 };\nint[] e;', Array(3).fill('declaration')],
    ['a.B(() => { c(); });', ['statement']],
    ['a += (b, c) => { };', ['statement']],
    ['Run(x => { });', ['statement']],
    ['if (a) { } else { }', ['statement']],
    ['foreach (var a in b) { }\nreturn;', ['statement', 'statement']],
    ['new A { b = 1 }.C();', ['statement']],
    ['await A();', ['statement']],
    ['yield return null;', ['statement']],
    ['// only a comment', []],
  ])('classifies %j', (source, expected) => {
    expect(kinds(source)).toEqual(expected);
  });

  it('names types and marks nested ones', () => {
    expect(chunksOf('private class A { }\nclass B { }')).toEqual([
      { kind: 'type', start: 0, end: 19, name: 'A', nested: true },
      { kind: 'type', start: 20, end: 31, name: 'B' },
    ]);
  });
});

it('keeps ranges in place', () => {
  expect(keepOnly('ab\ncd\nef', [{ start: 3, end: 5 }])).toBe('  \ncd\n  ');
});

it('finds names in code and interpolated strings, but not in comments', () => {
  expect(identifiersOf('// Nope\nA b = $"{C.d}";')).toEqual(new Set(['A', 'b', 'C', 'd']));
});
