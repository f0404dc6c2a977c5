import { generatedHalf, modelProblems, modelsOf, type ModelTypes } from './generated-models';

const TYPES: ModelTypes = {
  namespace: 'Tandem.Realtime',
  collections: new Set(['RealtimeSet']),
  models: new Set(['RealtimeModel', 'RealtimeSet', 'ChildModel']),
};
const BASE = 'global::Tandem.Realtime.RealtimeModel';

function half(...fields: string[]): string {
  const source = ['[RealtimeModel]', 'public partial class AModel {', ...fields, '}'].join('\n');
  const [model] = modelsOf(source);
  if (!model) throw new Error('no model');
  return generatedHalf(model, TYPES);
}

it('adds the base class, the constructors and the enum on the line of the class', () => {
  const [, second = ''] = half().split('\n');
  expect(second).toContain(`partial class AModel : ${BASE} {`);
  expect(second).toContain('public AModel() { }');
  expect(second).toContain('AModel(global::Tandem.Realtime.Serialization.MetaModel metaModel)');
  expect(second).toContain('public enum PropertyID');
});

it('turns a field into a property on the same line', () => {
  const lines = half('    // note', '    [RealtimeProperty(1, true)] private float _speed;').split(
    '\n',
  );
  expect(lines[3]).toContain('public float speed { get { throw null; } set { throw null; } }');
  expect(lines.join()).not.toContain('speedDidChange');
});

it.each([
  '[RealtimeProperty(1, true, true)] private int _a;',
  '[RealtimeProperty(1, true, createDidChangeEvent: true)] private int _a;',
  '[RealtimeProperty(1, RealtimePropertyType.Reliable, DidChangeEvent.Enabled)]\nprivate int _a;',
])('generates an event for %s', (field) => {
  expect(half(field)).toContain(
    `public event ${BASE}.PropertyChangedHandler<AModel, int> aDidChange`,
  );
});

it.each([
  '[RealtimeProperty(1, true)] private int _a;',
  '[RealtimeProperty(1, false, false)] private int _a;',
  '[RealtimeProperty(1, RealtimePropertyType.Reliable, DidChangeEvent.Disabled)] private int _a;',
  '[RealtimeProperty(1, true, true)] private RealtimeSet<ChildModel> _a;',
])('generates no event for %s', (field) => {
  expect(half(field)).not.toContain('DidChange');
});

it.each([
  ['[RealtimeProperty(1, true)] private RealtimeSet<ChildModel> _a;', false],
  ['[RealtimeProperty(1, true)] private ChildModel _a;', false],
  ['[RealtimeProperty(1, true, true)] private ChildModel _a;', true],
  ['[RealtimeProperty(1, true)] private float[] _a;', true],
])('%s can be set: %s', (field, settable) => {
  expect(/ a \{ get \{ throw null; \}(.*?)\}/.exec(half(field))?.[1]?.includes('set')).toBe(
    settable,
  );
});

it('adds the interpolated value, which cannot be set', () => {
  const field =
    '[RealtimeProperty(1, false), Interpolate(maxExtrapolation = 0.1f)] private Vector3 _a;';
  expect(half(field)).toContain('public Vector3 aInterpolated { get { throw null; } }');
});

it('requires callbacks to have no parameters and no result', () => {
  const method = '[RealtimeCallback(RealtimeModelEvent.DidRead)] private void Foo() { }';
  expect(half(method)).toContain('System.Action Foo__Callback { get { return Foo; } }');
});

it('finds models in namespaces, but no other classes', () => {
  const source =
    'namespace A.B { [RealtimeModel(createMetaModel: true)] partial class C { } class D { } }';
  const models = modelsOf(source);
  expect(models.map(({ name, namespace }) => [namespace, name])).toEqual([['A.B', 'C']]);
  expect(models[0] && generatedHalf(models[0], TYPES)).toMatch(/namespace A\.B \{.* \} \}$/s);
});

it('reports names and ids that the source generator rejects', () => {
  const source = `[RealtimeModel] partial class A {
    [RealtimeProperty(1, true)] private int speed;
    [RealtimeProperty(2, true)] private int _Big;
    [RealtimeProperty(2, true)] private int _other;
  }`;
  const problems = modelProblems(modelsOf(source), 'a.mdx', 10);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [11, expect.stringContaining('"speed"')],
    [12, expect.stringContaining('"_Big"')],
    [13, 'The property id 2 is taken in A.'],
  ]);
});
