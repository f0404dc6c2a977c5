import { breakableHtml, nameParts } from './name-breaks';

it.each([
  ['RealtimeArray', ['Realtime', 'Array']],
  ['IRoom', ['IRoom']],
  ['Vector3Model', ['Vector3', 'Model']],
  ['sceneViewUUID', ['scene', 'View', 'UUID']],
  ['Tandem.Realtime.Serialization', ['Tandem.', 'Realtime.', 'Serialization']],
  ['RealtimeComponent<TModel>', ['Realtime', 'Component<TModel>']],
  ['Add(int, string)', ['Add(', 'int, string)']],
  ['Clear()', ['Clear()']],
  ['snake_case', ['snake_', 'case']],
  ['snake_case', ['snake_', 'case']],
  ['Which mode do you have?', ['Which mode do you have?']],
])('breaks %s at humps and dots, and before parameters', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
  expect(parts.join('')).toBe(name);
});

it('escapes each part of a name', () => {
  const escape = (text: string) => text.replace(/</g, '&lt;');
  expect(breakableHtml('MetaModel<T>', escape)).toBe('Meta<wbr>Model&lt;T>');
});
