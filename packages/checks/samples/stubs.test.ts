import { apiFrontMatterSchema } from '../../../src/reference/schema';
import { memberStub, referenceStubs, type ReferencePage, toolkitOf } from './stubs';

interface Member {
  readonly name: string;
  readonly kind: string;
  readonly signature: string;
  readonly remarks?: string;
}

function page(name: string, signature: string, members: Member[], more = {}): ReferencePage {
  const api = apiFrontMatterSchema.parse({
    name,
    kind: /\b(class|struct|interface|enum)\b/.exec(signature)?.[1],
    namespace: 'Tandem.Realtime',
    category: 'Any',
    summary: 'Any.',
    signature,
    members: members.map((member) => ({ summary: 'Any.', ...member })),
    ...more,
  });
  return { file: `${name}.mdx`, api };
}

const source = (...pages: ReferencePage[]) => referenceStubs(pages).source;

it.each([
  ['public const int A = 5', 'public const int A = 5;'],
  ['public bool a', 'public bool a;'],
  ['public int a { get; }', 'public int a { get { throw null; } }'],
  [
    'public T this[int i] { get; private set; }',
    'public T this[int i] { get { throw null; } private set { throw null; } }',
  ],
  ['public event Action<int> a', 'public event Action<int> a { add { } remove { } }'],
  ['public void A(int b = 5)', 'public void A(int b = 5) { throw null; }'],
  ['public T A<T>() where T : B, new()', 'public T A<T>() where T : B, new() { throw null; }'],
  [
    'public static bool operator ==(A a, A b)',
    'public static bool operator ==(A a, A b) { throw null; }',
  ],
  ['public abstract int A()', 'public abstract int A();'],
])('gives %s a body', (signature, expected) => {
  expect(memberStub(signature, 'class')).toBe(expected);
});

it.each([
  ['int a { get; }', 'int a { get; }'],
  ['void A()', 'void A();'],
  ['event Action a', 'event Action a;'],
])('leaves %s in an interface without one', (signature, expected) => {
  expect(memberStub(signature, 'interface')).toBe(expected);
});

it('maps lines to members of pages', () => {
  const { source: text, origins } = referenceStubs([
    page('A', 'public struct A', [
      { name: 'b', kind: 'field', signature: 'public int b' },
      { name: 'c', kind: 'property', signature: 'public int c { get; }' },
    ]),
  ]);
  const line = text.split('\n').findIndex((part) => part.includes('public int c'));
  expect(origins[line]).toEqual({ file: 'A.mdx', keys: ['members', 1, 'signature'] });
});

it('generates an enum', () => {
  const values = [{ name: 'B', kind: 'value', signature: 'B = 1' }];
  expect(source(page('A', 'public enum A', values))).toMatch(/public enum A \{\nB = 1,\n\}/);
});

it('gives types their attributes, and declares no handler that the page does not', () => {
  const event = { name: 'a', kind: 'event', signature: 'public event AHandler a' };
  const attributes = ['[RequireComponent(typeof(B))]'];
  expect(source(page('A', 'public class A', [event], { attributes }))).toMatch(
    /\[RequireComponent\(typeof\(B\)\)\] public class A \{\n.*event AHandler a .*\nprotected A/,
  );
});

it('lets only the toolkit create a class without a listed constructor', () => {
  expect(source(page('A', 'public class A', []))).toContain('protected A() { }');
  expect(source(page('A', 'public static class A', []))).not.toContain('A()');
  const listed = [{ name: 'A', kind: 'constructor', signature: 'public A(int b)' }];
  expect(source(page('A', 'public class A', listed))).toContain('internal A() { }');
});

it('hides interface members that the page does not list', () => {
  const interfacePage = page('IA<T>', 'public interface IA<T>', [
    { name: 'b', kind: 'property', signature: 'T b { get; }' },
    { name: 'C', kind: 'method', signature: 'void C()' },
  ]);
  const type = page(
    'D',
    'public class D : IA<int>',
    [{ name: 'C', kind: 'method', signature: 'public void C()' }],
    { implements: ['IA<int>', 'IEnumerable<int>'] },
  );
  const text = source(interfacePage, type);
  expect(text).toContain('int IA<int>.b { get { throw null; } }');
  expect(text).not.toContain('IA<int>.C()');
  expect(text).toContain('IEnumerator IEnumerable.GetEnumerator()');
});

it('gives nested types bodies', () => {
  const nested = [
    'public sealed class B : A {\n  public B(int c = 1);\n  public int d { get; }\n}',
    'public enum E { F, G }',
    'public delegate void H(int i);',
  ];
  const text = source(page('A', 'public class A', [], { nested }));
  expect(text).toContain(
    'public sealed class B : A { public B(int c = 1) { throw null; } public int d { get { throw null; } } }',
  );
  expect(text).toContain('public enum E { F, G }');
  expect(text).toContain('public delegate void H(int i);');
});

it('recognizes models and collections', () => {
  const toolkit = toolkitOf([
    page('RealtimeModel', 'public abstract class RealtimeModel', []),
    page('ASet<T>', 'public class ASet<T> : RealtimeModel', [], {
      inherits: ['RealtimeModel'],
      implements: ['IRealtimeCollection'],
    }),
    page('B', 'public class B', []),
  ]);
  expect(toolkit.models).toEqual({
    namespace: 'Tandem.Realtime',
    collections: new Set(['ASet']),
    models: new Set(['RealtimeModel', 'ASet']),
  });
});
