import vm from 'node:vm';
import { compileOnce } from './compile-once';

type Compile = typeof vm.compileFunction;
type Called = (...values: readonly unknown[]) => unknown;

const filename = '/project/module.js';
const compile = compileOnce(vm.compileFunction);

/** Compiles a function in a context, as Jest does it with a module. */
function compiled(
  code: string,
  context: vm.Context = vm.createContext({}),
  names: readonly string[] = [],
  compiler: Compile = compile,
): Called {
  return compiler(code, names, { filename, parsingContext: context }) as unknown as Called;
}

afterEach(() => jest.restoreAllMocks());

it('runs a module in each context with its own objects', () => {
  const code = 'return [name, [], globalThis];';
  const [one, other] = ['one', 'other'].map(
    (name) => compiled(code, vm.createContext({ name }))() as [string, unknown[], object],
  );
  expect([one?.[0], other?.[0]]).toEqual(['one', 'other']);
  expect(Object.getPrototypeOf(one?.[1])).not.toBe(Object.getPrototypeOf(other?.[1]));
  expect(one?.[2]).not.toBe(other?.[2]);
});

it('shares no state between two runs in one context', () => {
  const context = vm.createContext({});
  const code = 'let count = 0; return () => ++count;';
  const [count, again] = [compiled(code, context)() as Called, compiled(code, context)() as Called];
  expect([count(), count(), again()]).toEqual([1, 2, 1]);
});

it('compiles a module once', () => {
  const { Script } = vm;
  const script = jest.spyOn(vm, 'Script').mockImplementation((...args) => new Script(...args));
  compiled('return "compiled once";')();
  compiled('return "compiled once";')();
  expect(script).toHaveBeenCalledTimes(1);
});

it('compiles a module again if its code or its parameters are others', () => {
  expect(compiled('return 1;')()).toBe(1);
  expect(compiled('return 2;')()).toBe(2);
  expect(compiled('return value;', undefined, ['value'])(3)).toBe(3);
  expect(compiled('return value;', undefined, ['other', 'value'])(3, 4)).toBe(4);
});

it.each(['throw new Error("wrong");', '\n  throw new Error("wrong");', 'missing();'])(
  'leaves the line and column of a mistake as they are: %s',
  (code) => {
    const placeIn = (compiler: Compile): string | undefined => {
      try {
        return String(compiled(code, undefined, ['value'], compiler)());
      } catch (error) {
        return /module\.js:\d+:\d+/.exec(String((error as Error).stack))?.[0];
      }
    };
    const place = placeIn(compile);
    expect(place).toMatch(/module\.js/);
    expect(place).toBe(placeIn(vm.compileFunction));
  },
);

it('says where a module cannot be read', () => {
  let mistake: unknown;
  try {
    compiled('\n\nreturn (;');
  } catch (error) {
    mistake = error;
  }
  expect(mistake).toMatchObject({ name: 'SyntaxError' });
  expect((mistake as Error).stack).toContain(`${filename}:3`);
});

it('reads a module that ends with a comment, and one that is strict', () => {
  expect(compiled('return 1; // one')()).toBe(1);
  expect(compiled('"use strict"; return (function () { return this; })();')()).toBeUndefined();
});

it('leaves functions for the own context alone', () => {
  const own = compile('return globalThis;', [], { filename }) as unknown as Called;
  expect(own()).toBe(vm.runInThisContext('globalThis'));
});
