import {
  buildSchema,
  graphql,
  type GraphQLFieldResolver,
  isNonNullType,
  isObjectType,
  print,
} from 'gatsby/graphql';
import { apiFrontMatterSchema } from '../../reference/schema';
import { createSchema } from './schema';

/** The parts of Gatsby's own schema that the types use. */
const GATSBY = /* GraphQL */ `
  directive @dontInfer on OBJECT
  directive @proxy(from: String!) on FIELD_DEFINITION
  scalar JSON
  interface Node {
    id: ID!
  }
  type Query {
    apiClass: ApiClass!
  }
`;

function declaredTypes(): string {
  let types = '';
  createSchema({
    actions: { createTypes: (text: string) => (types = text) },
  } as unknown as Parameters<typeof createSchema>[0]);
  return types;
}

// Gatsby adds ids to nodes, so the types do not declare them.
const schema = buildSchema(GATSBY + declaredTypes(), { assumeValid: true });

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? type.getFields() : {};
};

/** Reads a field from the path in `@proxy`, as Gatsby does. */
const resolveField: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  _args,
  _context,
  { parentType, fieldName },
) => {
  const { astNode } = fieldsOf(parentType.name)[fieldName] ?? {};
  const proxy = astNode?.directives?.find(({ name }) => name.value === 'proxy');
  const from = proxy && /from: "(.*)"/.exec(print(proxy))?.[1];
  const path = from?.split('.') ?? [fieldName];
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], source);
};

async function query(type: Record<string, unknown>, fields: string): Promise<unknown> {
  const parsed = apiFrontMatterSchema.parse({
    name: 'Room',
    kind: 'class',
    namespace: 'Tandem',
    category: 'Rooms',
    summary: 'S.',
    signature: 'class Room',
    ...type,
  });
  const result = await graphql({
    schema,
    source: `{ apiClass { ${fields} } }`,
    rootValue: { apiClass: { name: parsed.name, type: parsed } },
    fieldResolver: resolveField,
  });
  expect(result.errors).toBeUndefined();
  // GraphQL's objects have no prototype.
  return JSON.parse(JSON.stringify(result.data?.apiClass));
}

describe('a type of the reference', () => {
  const ORIGIN = {
    uid: 'T:Tandem.RoomHandler',
    source: { path: 'src/Room.cs', startLine: 7 },
    attributes: ['Serializable'],
    seeAlso: ['Room.Connect'],
  };
  const FIELDS = 'uid source { path startLine } attributes seeAlso';

  it('has the origin of types and members, empty where it is not given', async () => {
    expect(await query(ORIGIN, FIELDS)).toEqual(ORIGIN);
    const member = { name: 'Go', kind: 'method', signature: 'void Go()', summary: 'Goes.' };
    expect(
      await query({ members: [{ ...member, ...ORIGIN }, member] }, `members { ${FIELDS} }`),
    ).toEqual({
      members: [ORIGIN, { uid: null, source: null, attributes: [], seeAlso: [] }],
    });
  });

  it('has the parameters of a delegate, and its return value', async () => {
    const delegate = {
      kind: 'delegate',
      parameters: [{ name: 'room', type: 'Room', description: 'The room.', default: 'null' }],
      returns: 'Whether it may be joined.',
    };
    expect(
      await query(delegate, 'kind returns parameters { name type description default }'),
    ).toEqual(delegate);
  });

  it('has empty lists for what is left out', async () => {
    expect(
      await query({}, `${FIELDS} nested returns parameters { name } members { name }`),
    ).toEqual({
      uid: null,
      source: null,
      attributes: [],
      seeAlso: [],
      nested: [],
      returns: null,
      parameters: [],
      members: [],
    });
  });

  it('can be queried for everything in its front matter', () => {
    const { slug, ...written } = apiFrontMatterSchema.shape;
    expect(slug).toBeDefined();
    expect(Object.keys(fieldsOf('ApiClass'))).toEqual(expect.arrayContaining(Object.keys(written)));
    const shapes = {
      ApiMember: written.members.unwrap().element.shape,
      ApiParameter: written.parameters.unwrap().element.shape,
      ApiTypeParameter: written.typeParameters.unwrap().element.shape,
      ApiException: written.members.unwrap().element.shape.exceptions.unwrap().element.shape,
      ApiSource: written.source.unwrap().shape,
    };
    for (const [name, shape] of Object.entries(shapes)) {
      expect([name, Object.keys(fieldsOf(name)).sort()]).toEqual([name, Object.keys(shape).sort()]);
    }
  });

  it('has lists, never null, for repeated things', () => {
    const lists = Object.values(fieldsOf('ApiClass')).filter(({ type }) =>
      String(type).includes('['),
    );
    expect(lists.length).toBeGreaterThan(8);
    for (const { name, type } of lists) expect([name, isNonNullType(type)]).toEqual([name, true]);
  });
});
