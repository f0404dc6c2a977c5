import { type ApiMember, type ApiType, diffReferences, stepOf } from './diff';

const member = (signature: string, kind = 'method', obsolete?: string): ApiMember => ({
  name: /(\w+(?:<\w+>)?)(?:\(|$| \{)/.exec(signature)?.[1] ?? '',
  kind,
  signature,
  ...(obsolete !== undefined && { obsolete }),
});
const type = (members: readonly ApiMember[], over: Partial<ApiType> = {}): ApiType => ({
  name: 'Map<T>',
  namespace: 'Duet',
  kind: 'class',
  signature: 'public class Map<T>',
  inherits: [],
  implements: [],
  nested: [],
  members: [...members],
  ...over,
});
const [GO, STOP] = [member('void Go()'), member('void Stop()')];
const PAIR = [member('void Go(int a)'), member('void Go(int a, int b)')];

it.each<[string, ApiType[], ApiType[], string[], string]>([
  ['only texts', [type([GO])], [type([GO])], [], 'patch'],
  ['what a class is called', [type([GO])], [type([GO], { kind: 'attribute' })], [], 'patch'],
  ['a type', [], [type([GO])], ['added Map<T>'], 'minor'],
  ['no type', [type([GO])], [], ['removed Map<T>'], 'major'],
  [
    'another namespace',
    [type([])],
    [type([], { namespace: 'Trio' })],
    ['removed Map<T>', 'added Map<T>'],
    'major',
  ],
  ['a member', [type([GO])], [type([GO, STOP])], ['added Map<T>.Stop'], 'minor'],
  ['no member', [type([GO, STOP])], [type([GO])], ['removed Map<T>.Stop'], 'major'],
  ['an overload', [type(PAIR.slice(1))], [type(PAIR)], ['added Map<T>.Go'], 'minor'],
  ['other parameters', [type([GO])], [type(PAIR.slice(0, 1))], ['changed Map<T>.Go'], 'major'],
  [
    'other parameters of two',
    [type(PAIR)],
    [type([member('void Go(float a)'), member('void Go(float a, int b)')])],
    ['changed Map<T>.Go', 'changed Map<T>.Go'],
    'major',
  ],
  ['another order', [type([GO, STOP])], [type([STOP, GO])], [], 'patch'],
  [
    'a field for a property',
    [type([member('int far', 'field')])],
    [type([member('int far { get; set; }', 'property')])],
    ['changed Map<T>.far'],
    'major',
  ],
  [
    'a deprecation',
    [type([GO])],
    [type([member('void Go()', 'method', 'Stop.')])],
    ['deprecated Map<T>.Go'],
    'minor',
  ],
  [
    'a member of an interface',
    [type([GO], { kind: 'interface' })],
    [type([GO, STOP], { kind: 'interface' })],
    ['added Map<T>.Stop'],
    'major',
  ],
  [
    'a member that is inherited now',
    [type([GO])],
    [
      type([], { inherits: ['Base'], signature: 'public class Map<T> : Base' }),
      type([GO], { name: 'Base' }),
    ],
    ['added Base', 'changed Map<T>', 'removed Map<T>.Go'],
    'minor',
  ],
  [
    'a nested type',
    [type([])],
    [type([], { nested: ['public delegate void Handler(int a);'] })],
    ['added Map<T>.Handler'],
    'minor',
  ],
])('finds %s', (_, older, newer, expected, step) => {
  const changes = diffReferences(older, newer);
  const found = changes.map(
    ({ what, type: { name }, member: of }) =>
      `${what} ${[name, ...(of ? [of.name] : [])].join('.')}`,
  );
  expect(found.sort()).toEqual([...expected].sort());
  expect(stepOf(changes)).toBe(step);
});
