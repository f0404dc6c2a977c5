import { breaksWhenAdded, isBreaking } from './breaking';

const M = 'member of a class';
const T = 'class';

it.each([
  ['nothing', false, M, 'public void Go()', 'public void Go() ;'],
  ['an inner modifier', false, M, 'public void Go()', 'public async unsafe void Go()'],
  ['the return type', true, M, 'public void Go()', 'public bool Go()'],
  ['a tuple', true, M, 'public (int a, int b) Go(int c)', 'public (int a, bool b) Go(int c)'],
  ['the name of a parameter', true, M, 'void Go(int far)', 'void Go(int distance)'],
  ['the type of a parameter', true, M, 'void Go(int far)', 'void Go(float far)'],
  ['another parameter', true, M, 'void Go(int far)', 'void Go(int far, int up = 0)'],
  ['ref', true, M, 'void Go(int far)', 'void Go(ref int far)'],
  ['params', false, M, 'void Go(int[] far)', 'void Go(params int[] far)'],
  ['no params', true, M, 'void Go(params int[] far)', 'void Go(int[] far)'],
  ['a default', false, M, 'void Go(int far)', 'void Go(int far = 1)'],
  ['another default', true, M, 'void Go(int far = 1)', 'void Go(int far = 2)'],
  ['no default', true, M, 'void Go(int far = 1)', 'void Go(int far)'],
  ['a setter', false, M, 'public int far { get; }', 'public int far { get; set; }'],
  ['no setter', true, M, 'public int far { get; set; }', 'public int far { get; }'],
  ['a wider setter', false, M, 'int far { get; protected set; }', 'int far { get; set; }'],
  ['a narrower setter', true, M, 'int far { get; set; }', 'int far { get; protected set; }'],
  [
    'a setter to fill in',
    true,
    'member of an interface',
    'int far { get; }',
    'int far { get; set; }',
  ],
  ['an abstract setter', true, M, 'abstract int far { get; }', 'abstract int far { get; set; }'],
  ['static', true, M, 'public void Go()', 'public static void Go()'],
  ['virtual', true, M, 'public void Go()', 'public virtual void Go()'],
  ['no virtual', true, M, 'public virtual void Go()', 'public void Go()'],
  ['virtual for abstract', false, M, 'public abstract void Go()', 'public virtual void Go()'],
  ['abstract for virtual', true, M, 'public virtual void Go()', 'public abstract void Go()'],
  ['override', false, M, 'public int Go()', 'public override int Go()'],
  ['wider access', false, M, 'protected void Go()', 'public void Go()'],
  ['wider access to override', true, M, 'protected virtual void Go()', 'public virtual void Go()'],
  ['narrower access', true, M, 'protected internal void Go()', 'protected void Go()'],
  ['a writable field', false, M, 'public readonly int far', 'public int far'],
  ['a read-only field', true, M, 'public int far', 'public readonly int far'],
  ['a constant', true, M, 'public const int Far = 1', 'public const int Far = 2'],
  ['the value of an enum', true, M, 'Near = 1', 'Near = 2'],
  ['a value that is written out', false, M, 'Near', 'Near = 1'],
  ['a constraint', true, M, 'T Go<T>()', 'T Go<T>() where T : class'],
  ['fewer constraints', false, M, 'T Go<T>() where T : A, new()', 'T Go<T>() where T : A'],
  ['an operator', true, M, 'bool operator <(A a, A b)', 'bool operator <(A a, B b)'],
  ['an interface', false, T, 'public class A : B', 'public class A : B, IC'],
  ['no base', true, T, 'public class A : B, IC', 'public class A : IC'],
  ['a base in between', false, T, 'public class A : Root', 'public class A : B'],
  ['sealed', true, T, 'public class A', 'public sealed class A'],
  ['not sealed', false, T, 'public sealed class A', 'public class A'],
  ['a read-only struct', false, 'struct', 'public struct A', 'public readonly struct A'],
  ['a struct', true, 'struct', 'public class A', 'public struct A'],
  ['an interface’s base', true, 'interface', 'public interface A', 'public interface A : B'],
  ['an enum’s type', true, 'enum', 'public enum A', 'public enum A : byte'],
  ['a field of a nested type', false, M, 'class A { int a; }', 'class A { int a; int b; }'],
  ['an abstract nested type that is none', false, M, 'abstract class A { }', 'class A { }'],
  ['no field of a nested type', true, M, 'class A { int a; int b; }', 'class A { int a; }'],
])('%s: breaks %j', (_, breaks, of, before, after) => {
  const [, owner = of] = /^member of an? (.*)/.exec(of) ?? [];
  const bases = after === 'public class A : IC' ? [] : ['B', 'Root'];
  expect(isBreaking(before, after, owner, bases)).toBe(breaks);
});

it('tells new members that others have to fill in', () => {
  const of = (signature: string, owner = 'class') => breaksWhenAdded(signature, owner);
  expect(['void Go()', 'static void Go()'].map((one) => of(one, 'interface'))).toEqual([
    true,
    false,
  ]);
  expect(['public void Go()', 'public abstract void Go()'].map((one) => of(one))).toEqual([
    false,
    true,
  ]);
});
