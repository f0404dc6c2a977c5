import type { SampleBlock } from '../../../src/features/samples/blocks';
import { type Toolkit, unitsOf } from './units';

const TOOLKIT: Toolkit = {
  defaultUsings: ['UnityEngine'],
  defaultAliases: {},
  models: {
    namespace: 'Tandem.Realtime',
    collections: new Set(),
    models: new Set(['RealtimeModel']),
  },
};

const page = (...codes: string[]): SampleBlock[] =>
  codes.map((code, index) => ({ file: 'a.mdx', line: index * 100 + 1, code }));

/** The lines of the blocks that a unit's files come from, and their text with collapsed spaces. */
const filesOf = (blocks: SampleBlock[], index: number) =>
  unitsOf(blocks, TOOLKIT, 0)[index]?.files.map(({ block, text }) => [
    block.line,
    text.replace(/\s+/g, ' ').trim(),
  ]);

it('gives each block its own namespace', () => {
  const units = unitsOf(page('class A { }', 'class A { }'), TOOLKIT, 5);
  expect(units.map(({ id }) => id)).toEqual([5, 6]);
  expect(units.map(({ files }) => files.length)).toEqual([1, 1]);
  expect(units[1]?.files[0]).toMatchObject({ name: 'u6_0.cs' });
  expect(units[1]?.files[0]?.text).toContain('namespace Sample6 {');
});

it('adds the types that a block uses, with those that they use', () => {
  const blocks = page('class A { B b; }\nclass Z { }', 'class B { }', 'A a = null;');
  const files = filesOf(blocks, 2);
  expect(files?.map(([line]) => line)).toEqual([201, 1, 101]);
  expect(files?.[1]?.[1]).toBe('namespace Sample2 { class A { B b; } }');
});

it('takes the latest version before a block, or else the first after it', () => {
  const versions = page(
    'class A { int one; }',
    'class A { int two; }',
    'A a;',
    'class A { int three; }',
  );
  expect(filesOf(versions, 2)?.[1]).toEqual([101, expect.stringContaining('two')]);
  const later = page('A a;', 'class A { int one; }', 'class A { int two; }');
  expect(filesOf(later, 0)?.[1]).toEqual([101, expect.stringContaining('one')]);
});

it('adds nothing that the block declares itself', () => {
  expect(filesOf(page('class A { }\nclass B { }', 'class A { B b; }'), 1)).toHaveLength(2);
  expect(filesOf(page('class A { B b; }', 'class B { A a; }'), 1)?.[1]?.[0]).toBe(1);
});

it('leaves exempt blocks out, as units and as context', () => {
  const [first, second] = page('class A { }', 'A a;');
  if (!first || !second) throw new Error('two blocks');
  const units = unitsOf([{ ...first, noCompile: 'why' }, second], TOOLKIT, 0);
  expect(units.map(({ id, files }) => [id, files.length])).toEqual([[1, 1]]);
});

it('takes the types of another page last', () => {
  const [block] = page('A a; B b;');
  if (!block) throw new Error('a block');
  const other = page('class A { }', 'class B { int old; }', 'class B { int latest; }');
  const files = unitsOf([block], TOOLKIT, 0, () => other)[0]
    ?.files.map(({ text }) => text)
    .join();
  expect(files).toContain('class A');
  expect(files).toContain('latest');
  expect(files).not.toContain('old');
});

it('writes the generated half of models, with the usings of their block', () => {
  const files = filesOf(
    page('using A;\n[RealtimeModel] partial class M { [RealtimeProperty(1, true)] B _x; }', 'M m;'),
    1,
  );
  expect(files?.map(([line]) => line)).toEqual([101, 1, 1]);
  expect(files?.[2]?.[1]).toMatch(
    /^namespace Sample1 \{ using A; partial class M .* public B x \{/,
  );
});
