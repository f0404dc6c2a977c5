import { baseChain, derivedTypes, inheritedMembers, nestedTargets } from './inheritance';
import { createReference } from './reference';
import { apiType } from '../test/api-type';

const method = (name: string, types: string[] = [], kind = 'method') => ({
  name,
  kind,
  signature: `void ${name}()`,
  summary: `${name} does.`,
  parameters: types.map((type, index) => ({ name: `p${index}`, type, description: 'D.' })),
});

function references(...all: Record<string, unknown>[]) {
  const types = all.map((over) => apiType(String(over.name), over));
  const reference = createReference(types);
  const find = (name: string) => {
    const type = types.find((one) => one.type.name === name);
    if (!type) throw new Error(name);
    return type;
  };
  return { reference, find };
}

const COMPONENT = {
  name: 'Component<TModel>',
  inherits: ['MonoBehaviour', 'Object'],
  members: [
    method('Component', [], 'constructor'),
    method('Replaced', ['TModel', 'List<TModel>']),
    method('Replaced', ['int']),
    method('model', [], 'property'),
    method('owner', [], 'property'),
  ],
};

describe('the chain of bases', () => {
  it('is taken from the type', () => {
    const { reference, find } = references({ name: 'A', inherits: ['B', 'C'] });
    expect(baseChain(reference, find('A'))).toEqual(['B', 'C']);
  });

  it('continues on the pages of the bases, with type arguments substituted', () => {
    const { reference, find } = references(
      { name: 'Move', inherits: ['Middle<Player>'] },
      { name: 'Middle<T>', inherits: ['Component<T>'] },
      COMPONENT,
    );
    expect(baseChain(reference, find('Move'))).toEqual([
      'Middle<Player>',
      'Component<Player>',
      'MonoBehaviour',
      'Object',
    ]);
  });

  it('stops at a cycle', () => {
    const { reference, find } = references(
      { name: 'A', inherits: ['B'] },
      { name: 'B', inherits: ['A'] },
    );
    expect(baseChain(reference, find('A'))).toEqual(['B', 'A']);
  });
});

it('looks at each type once to find what is derived from all of them', () => {
  const names = Array.from({ length: 50 }, (_, index) => `Type${index}`);
  const { reference } = references(
    { name: 'Base' },
    ...names.map((name) => ({ name, inherits: ['Base'] })),
  );
  const typeOf = jest.fn(reference.typeOf);
  const counted = { ...reference, typeOf };
  const found = reference.types.map((one) => derivedTypes(counted, one).length);
  expect(found).toEqual([50, ...names.map(() => 0)]);
  expect(typeOf).toHaveBeenCalledTimes(50);
});

it('finds derived types by their nearest base and their interfaces', () => {
  const { reference, find } = references(
    { name: 'IThing', kind: 'interface' },
    { name: 'Base<T>', implements: ['IThing'] },
    { name: 'Z', inherits: ['Base<int>', 'Root'] },
    { name: 'B', inherits: ['Z', 'Base<int>', 'Root'] },
    { name: 'Hidden', inherits: ['Base<int>'], unlisted: true },
    { name: 'A', inherits: ['Base<string>'] },
    { name: 'Base', inherits: ['Other'] },
  );
  const names = (name: string) => derivedTypes(reference, find(name)).map((one) => one.type.name);
  expect(names('Base<T>')).toEqual(['A', 'Z']);
  expect(names('IThing')).toEqual(['Base<T>']);
  expect(names('Base')).toEqual([]);
});

describe('inherited members', () => {
  it('come from the generic base’s page, without constructors and overridden members', () => {
    const { reference, find } = references(COMPONENT, {
      name: 'Move',
      inherits: ['Component<Player>', 'MonoBehaviour'],
      members: [method('Replaced', ['Player', 'List<Player>']), method('owner', [], 'property')],
    });
    expect(inheritedMembers(reference, find('Move'))).toEqual([
      {
        from: 'Component<Player>',
        path: '/r/Component<TModel>',
        members: [
          {
            kind: 'property',
            label: 'model',
            anchor: 'model',
            isAnchor: true,
            summary: 'model does.',
          },
          // The other overload is overridden.
          {
            kind: 'method',
            label: 'Replaced(…)',
            anchor: 'Replaced-2',
            isAnchor: true,
            summary: 'Replaced does.',
          },
        ],
      },
    ]);
  });

  it('come from the nearest base that has them', () => {
    const { reference, find } = references(
      { name: 'Root', members: [method('Do'), method('Stop')] },
      { name: 'Middle', inherits: ['Root'], members: [method('Do')] },
      { name: 'Leaf', inherits: ['Middle', 'Root'] },
    );
    const groups = inheritedMembers(reference, find('Leaf'));
    expect(groups.map(({ from, members }) => [from, members.map(({ label }) => label)])).toEqual([
      ['Middle', ['Do()']],
      ['Root', ['Stop()']],
    ]);
  });

  it('come from base interfaces for an interface, but not for a class', () => {
    const { reference, find } = references(
      { name: 'IRoot', kind: 'interface', members: [method('Do')] },
      { name: 'I<T>', kind: 'interface', implements: ['IRoot'], members: [method('Get', ['T'])] },
      { name: 'J', kind: 'interface', implements: ['I<int>'], members: [method('Get', ['int'])] },
      { name: 'K', kind: 'interface', implements: ['I<string>'] },
      { name: 'Class', implements: ['K'] },
    );
    const names = (name: string) => inheritedMembers(reference, find(name)).map(({ from }) => from);
    expect(names('J')).toEqual(['IRoot']);
    expect(names('K')).toEqual(['I<string>', 'IRoot']);
    expect(names('Class')).toEqual([]);
  });
});

describe('nested types', () => {
  const { reference } = references(
    { name: 'Model', nested: ['delegate void Changed<T>(T a);', 'enum Kind { }'] },
    { name: 'Set<T>', inherits: ['Model'], nested: ['struct Items { }', 'enum Kind { }'] },
    { name: 'Players', inherits: ['Set<Player>'] },
    { name: 'Other', nested: ['enum Mode { }'] },
  );
  const find = nestedTargets(reference);

  it('are found in the type that qualifies their name', () => {
    expect(find('Mode', 0, { name: 'Other', arity: 0 })).toEqual({
      path: '/r/Other',
      anchor: 'Mode',
    });
    expect(find('Items', undefined, { name: 'Set', arity: 1 })).toEqual({
      path: '/r/Set<T>',
      anchor: 'Items',
    });
  });

  it('are found by unqualified name inside their type and its derived types', () => {
    expect(find('Mode', 0, '/r/Other')).toEqual({ path: '/r/Other', anchor: 'Mode' });
    expect(find('Changed', 1, '/r/Players')).toEqual({ path: '/r/Model', anchor: 'Changed' });
    expect(find('Items', 0, '/r/Players')).toEqual({ path: '/r/Set<T>', anchor: 'Items' });
    // The nearest one hides those further up the chain.
    expect(find('Kind', 0, '/r/Players')?.path).toBe('/r/Set<T>');
    expect(find('Kind', 0, '/r/Model')?.path).toBe('/r/Model');
  });

  it('are not found anywhere else', () => {
    expect(find('Mode', 0, '/r/Players')).toBeUndefined();
    expect(find('Mode', 0, '/a-guide')).toBeUndefined();
    expect(find('Changed', 0, '/r/Model')).toBeUndefined();
    expect(find('Mode', 0, { name: 'Unknown', arity: 0 })).toBeUndefined();
    expect(find('Items', 0, { name: 'Set', arity: 2 })).toBeUndefined();
  });
});
