import { wrap, type Wrapping } from './wrap';

const WRAPPING: Wrapping = {
  namespace: 'Sample1',
  defaultUsings: ['System', 'UnityEngine'],
  defaultAliases: { Object: 'UnityEngine.Object' },
};
const DEFAULTS = 'using System; using UnityEngine; using Object = UnityEngine.Object;';

const texts = (code: string, extra: Partial<Wrapping> = {}) =>
  wrap(code, { ...WRAPPING, ...extra }).map((text) => text.trimEnd());

it('leaves a complete file alone and adds no usings', () => {
  expect(texts('using A;\nclass B { }')).toEqual([
    'namespace Sample1 { \nusing A; \nclass B { }\n }',
  ]);
});

it('puts statements into a method of a MonoBehaviour', () => {
  expect(texts('a();')).toEqual([
    `namespace Sample1 { ${DEFAULTS} partial class Fragment : MonoBehaviour { void Run() {\na();\n } } }`,
  ]);
});

it('shifts every line by one, and opens after the usings of a fragment', () => {
  const [text = ''] = texts('using UnityEngine;\n\na();');
  expect(text.split('\n').slice(1)).toEqual([
    'using UnityEngine; partial class Fragment : MonoBehaviour { void Run() {',
    '',
    'a();',
    ' } } }',
  ]);
  expect(text).not.toContain('using UnityEngine; using Object');
});

it.each([
  ['await a();', 'async void Run()'],
  ['yield return null;', 'System.Collections.IEnumerator Run()'],
  ['a("await"); // yield return', ' void Run()'],
])('makes the method fit %j', (code, signature) => {
  expect(texts(code)[0]).toContain(signature);
});

it('puts members into a class with the context and base class that the block names', () => {
  const [text = ''] = texts('int a;\nvoid B() { }', { context: 'Room room', contextClass: 'C<D>' });
  expect(text).toContain('partial class Fragment : C<D> { Room room; \nint a;\nvoid B() { }');
});

it('puts types, members and statements into separate sources, with lines in place', () => {
  const code = 'class A { }\nvoid B() { }\nB();';
  const [types, members, statements] = texts(code, { context: 'Room room;' });
  expect(types).toMatch(/^namespace[^\n]*\nclass A \{ \}\n *\n/);
  expect(members).toMatch(/MonoBehaviour \{[^\n]*\n *\nvoid B\(\) \{ \}\n/);
  expect(members).not.toContain('Room room');
  expect(statements).toMatch(/Room room; void Run\(\) \{\n *\n *\nB\(\);/);
});
