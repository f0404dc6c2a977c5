import { isStopWord, stem, wordsOf } from './words';

const texts = (text: string) => wordsOf(text).map((word) => word.text);
const parts = (text: string) => wordsOf(text)[0]?.parts.map((part) => part.text);

describe('wordsOf', () => {
  it.each([
    ['Connect to a room.', ['connect', 'to', 'a', 'room']],
    ['Room.Connect("x")', ['room', 'connect', 'x']],
    ['List<T>', ['list', 'list<t>', 't']],
    [
      'IDictionary<string, TModel>',
      ['idictionary', 'idictionary<string,tmodel>', 'string', 'tmodel'],
    ],
    ['operator ==', ['operator', '==']],
    ['[RealtimeProperty(1, true)]', ['realtimeproperty', '1', 'true']],
    ['C# 9', ['c#', '9']],
    ['a < b', ['a', 'b']],
    ['größer', ['größer']],
    ['', []],
    ['<img src=x onerror=alert(1)>', ['img', 'src', 'x', 'onerror', 'alert', '1']],
  ])('splits %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it.each([
    ['RequestOwnership', ['request', 'ownership']],
    ['SendRPCMessage', ['send', 'rpc', 'message']],
    ['Vector3Serializer', ['vector3', 'serializer']],
    ['isOwnedLocallySelf', ['is', 'owned', 'locally', 'self']],
    ['SIDECAR_KEY', ['sidecar', 'key']],
    ['WebGL', ['web', 'gl']],
    ['Transform', []],
    ['room', []],
  ])('splits %s', (name, expected) => {
    expect(parts(name)).toEqual(expected);
  });

  it('knows the offsets of words and parts', () => {
    const text = 'call RequestOwnership()';
    const [, word] = wordsOf(text);
    expect(text.slice(word?.start, word?.end)).toBe('RequestOwnership');
    expect(word?.parts.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Request',
      'Ownership',
    ]);
  });
});

describe('stem', () => {
  it.each([
    ['price', 'prices', 'pricing', 'priced'],
    ['interpolate', 'interpolation', 'interpolated', 'interpolator', 'interpolating'],
    ['synchronize', 'synchronized', 'synchronizing', 'synchronization'],
    ['serializer', 'serialiser', 'serialise'],
    ['install', 'installation', 'installing', 'installed'],
    ['connect', 'connection', 'connections', 'connected'],
    ['query', 'queries'],
    ['stop', 'stopping', 'stopped', 'stops'],
    ['local', 'locally'],
    ['patch', 'patches'],
  ])('maps all forms of %s to one stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['play', 'player'],
    ['serve', 'server'],
    ['class', 'clash'],
    ['own', 'ownership'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leaves short words and names with digits unchanged', () => {
    expect(['vector3s', 'is', 'c#', 'gas'].map(stem)).toEqual(['vector3s', 'is', 'c#', 'gas']);
  });
});

it('recognizes stop words', () => {
  expect(['the', 'how', 'room'].map(isStopWord)).toEqual([true, true, false]);
});
