import { apiType } from '../test/api-type';
import { anchorOf, labelOf, memberSections } from './members';
import { type ApiMember, MEMBER_KINDS } from './schema';
import { sectionTitle } from './sections';

const members = (...list: Partial<ApiMember>[]) => {
  const plain = { name: 'M', kind: 'method', signature: 's', summary: 's' };
  return apiType('A', { members: list.map((one) => ({ ...plain, ...one })) }).type.members;
};
const outline = (...list: Partial<ApiMember>[]) =>
  memberSections(members(...list)).map((section) => [
    sectionTitle(section),
    section.groups.map(({ overloads }) => overloads.map(({ id }) => id)),
  ]);

it('orders sections and separates static members', () => {
  expect(
    outline(
      { name: 'operator ==', kind: 'operator', static: true },
      { name: 'Run', static: true },
      { name: 'Stop' },
      { name: 'this[uint]', kind: 'indexer' },
      { name: 'count', kind: 'property' },
      { name: 'Max', kind: 'constant', static: true },
      { name: 'A', kind: 'constructor' },
    ),
  ).toEqual([
    ['Constructors', [['A']]],
    ['Constants', [['Max']]],
    ['Properties', [['Item'], ['count']]],
    ['Methods', [['Stop']]],
    ['Static methods', [['Run']]],
    ['Operators', [['operator-Equality']]],
  ]);
});

it.each(MEMBER_KINDS.flatMap((kind) => [[kind, true] as const, [kind, false] as const]))(
  'shows a member of the kind %s, static: %s, once',
  (kind, isStatic) => {
    expect(outline({ kind, static: isStatic })).toHaveLength(1);
  },
);

it('groups overloads under the first one, each with an anchor', () => {
  expect(outline({ name: 'Add' }, { name: 'Remove' }, { name: 'Add' }, { name: 'Add' })).toEqual([
    ['Methods', [['Add', 'Add-2', 'Add-3'], ['Remove']]],
  ]);
});

it('gives a name in two sections two anchors', () => {
  expect(outline({ name: 'Get', static: true }, { name: 'Get' }, { name: 'Get' })).toEqual([
    ['Methods', [['Get', 'Get-2']]],
    ['Static methods', [['Get-3']]],
  ]);
});

it('is empty without members', () => {
  expect(memberSections([])).toEqual([]);
});

it.each([
  ['RequestOwnership', 'RequestOwnership'],
  ['Instantiate<T>', 'Instantiate'],
  ['this[uint index]', 'Item'],
  ['thisIsAName', 'thisIsAName'],
  ['operator ==', 'operator-Equality'],
  ['operator !=', 'operator-Inequality'],
  ['operator !', 'operator-LogicalNot'],
  ['operator++', 'operator-Increment'],
  ['implicit operator bool', 'operator-bool'],
  ['explicit operator Vector3', 'operator-Vector3'],
  ['IDisposable.Dispose', 'IDisposable.Dispose'],
  ['Größe', 'Größe'],
])('%s has the anchor %s', (name, anchor) => {
  expect(anchorOf(name)).toBe(anchor);
});

describe('a member in a list', () => {
  const one = (over: object) => {
    const [member] = members({ name: 'a', kind: 'property', signature: 'int a', ...over });
    if (!member) throw new Error('There is no member.');
    return member;
  };

  const parameters = [
    { name: 'x', type: 'int', description: 'X.' },
    { name: 'y', type: 'Map<K, V>', description: 'Y.' },
  ];
  it.each([
    [{}, false, 'a'],
    [{ kind: 'method' }, false, 'a()'],
    [{ kind: 'method', parameters }, false, 'a(…)'],
    [{ kind: 'method', parameters }, true, 'a(int, Map<K, V>)'],
    [{ kind: 'operator', name: 'operator ==', parameters }, false, 'operator =='],
    [{ kind: 'operator', name: 'operator *', parameters }, true, 'operator *(int, Map<K, V>)'],
  ])('has the label of %j, overloaded: %s', (over, isOverloaded, expected) => {
    expect(labelOf(one(over), isOverloaded)).toBe(expected);
  });
});
