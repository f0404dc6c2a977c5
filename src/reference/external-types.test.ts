import { externalTypes } from './external-types';

const UNITY = 'https://docs.unity3d.com/ScriptReference/{name}.html';
const DOTNET = 'https://learn.microsoft.com/dotnet/api/{fullNameLower}';
const types = externalTypes([
  { namespace: 'UnityEngine', url: UNITY, types: [] },
  { namespace: 'System', url: DOTNET, types: ['System.Numerics.BigInteger'] },
]);

it.each([
  ['Vector3', 0, 'https://docs.unity3d.com/ScriptReference/Vector3.html'],
  ['UnityEvent', 0, 'https://docs.unity3d.com/ScriptReference/Events.UnityEvent.html'],
  ['Object', 0, 'https://docs.unity3d.com/ScriptReference/Object.html'],
  ['Task', 0, 'https://learn.microsoft.com/dotnet/api/system.threading.tasks.task'],
  ['Task', 1, 'https://learn.microsoft.com/dotnet/api/system.threading.tasks.task-1'],
  ['List', 1, 'https://learn.microsoft.com/dotnet/api/system.collections.generic.list-1'],
  ['IEnumerable', 0, 'https://learn.microsoft.com/dotnet/api/system.collections.ienumerable'],
  ['Flags', 0, 'https://learn.microsoft.com/dotnet/api/system.flagsattribute'],
  ['BigInteger', 0, 'https://learn.microsoft.com/dotnet/api/system.numerics.biginteger'],
])('knows %s with %i type arguments', (name, arity, address) => {
  expect(types(name, arity)).toBe(address);
});

it.each([
  ['List', 0],
  ['Vector3', 1],
  ['Unknown', 0],
])('does not know %s with %i type arguments', (name, arity) => {
  expect(types(name, arity)).toBeUndefined();
});

it('uses the nearest namespace, not one that merely starts with the same letters', () => {
  const some = externalTypes([
    { namespace: 'System', url: 'https://a.example/{fullName}', types: [] },
    { namespace: 'System.IO', url: 'https://io.example/{name}', types: [] },
    { namespace: 'Unity', url: 'https://unity.example/{name}', types: [] },
  ]);
  expect(some('Stream')).toBe('https://io.example/Stream');
  expect(some('Func', 2)).toBe('https://a.example/System.Func-2');
  expect(some('Vector3')).toBeUndefined();
});

it('knows nothing if switched off', () => {
  expect(externalTypes(false)('Task')).toBeUndefined();
});
