import { apiFrontMatterSchema, apiSchemaOf } from './schema';

const type = {
  name: 'Room',
  kind: 'class',
  namespace: 'Tandem',
  category: 'Rooms',
  summary: 'A room.',
  signature: 'public class Room',
};
const member = {
  name: 'Connect',
  kind: 'method',
  signature: 'void Connect()',
  summary: 'Connects.',
};

it('fills in optional keys', () => {
  expect(apiFrontMatterSchema.parse({ ...type, members: [member] })).toMatchObject({
    inherits: [],
    implements: [],
    keywords: [],
    unlisted: false,
    members: [{ static: false, parameters: [], typeParameters: [], exceptions: [] }],
  });
});

it.each([['name'], ['kind'], ['namespace'], ['category'], ['summary'], ['signature']])(
  'requires %s',
  (key) => {
    const { error } = apiFrontMatterSchema.safeParse({ ...type, [key]: undefined });
    expect(error?.issues.map(({ path }) => path)).toEqual([[key]]);
  },
);

it.each([
  [{ kind: 'klass' }, ['kind']],
  [{ slug: 'room' }, ['slug']],
  [{ slug: '/a b' }, ['slug']],
  [{ members: [{ ...member, kind: 'function' }] }, ['members', 0, 'kind']],
  [{ members: [member, { ...member, summary: '' }] }, ['members', 1, 'summary']],
  [
    { members: [{ ...member, parameters: [{ name: 'a' }] }] },
    ['members', 0, 'parameters', 0, 'type'],
  ],
  [
    { members: [{ ...member, exceptions: [{ type: 'ArgumentException' }] }] },
    ['members', 0, 'exceptions', 0, 'description'],
  ],
])('refuses %j', (over, path) => {
  const { error } = apiFrontMatterSchema.safeParse({ ...type, ...over });
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
});

it('takes parameters that need no description', () => {
  const members = [{ ...member, parameters: [{ name: 'a', type: 'int' }] }];
  const parsed = apiFrontMatterSchema.parse({ ...type, members });
  expect(parsed.members[0]?.parameters).toEqual([{ name: 'a', type: 'int', description: '' }]);
});

describe('an imported type', () => {
  const parameters = [{ name: 'a', type: 'int' }];
  const bare = {
    ...type,
    summary: undefined,
    members: [{ ...member, summary: undefined, parameters }],
  };

  it('may have no descriptions', () => {
    const parsed = apiSchemaOf({ uid: 'A.Room' }).parse({ ...bare, uid: 'A.Room' });
    expect(parsed).toMatchObject({ summary: '', members: [{ summary: '' }] });
    expect(parsed.members[0]?.parameters[0]?.description).toBe('');
  });

  it('has no other optional keys', () => {
    const data = { ...bare, uid: 'A.Room', signature: undefined };
    expect(apiSchemaOf(data).safeParse(data).success).toBe(false);
  });

  it('is recognized by its uid', () => {
    expect(
      apiSchemaOf(bare)
        .safeParse(bare)
        .error?.issues.map(({ path }) => path),
    ).toEqual([['summary'], ['members', 0, 'summary']]);
  });
});
