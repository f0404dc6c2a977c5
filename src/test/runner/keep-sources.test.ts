import { keepSources, type Reader } from './keep-sources';

const PACKAGE = '/project/node_modules/package/index.js';
const OWN = '/project/src/module.ts';

const reader = (texts: readonly (readonly [string, string])[] = []): Reader => ({
  fileCache: { strings: new Map(texts) },
});

it('shares the texts of packages among test files, and nothing else', () => {
  const share = keepSources();
  const [first, second] = [reader(), reader()];
  share(first);
  share(second);
  first.fileCache.strings.set(PACKAGE, 'package').set(OWN, 'own');
  expect(first.fileCache.strings.get(PACKAGE)).toBe('package');
  expect(first.fileCache.strings.get(OWN)).toBe('own');
  expect(second.fileCache.strings.get(PACKAGE)).toBe('package');
  expect(second.fileCache.strings.get(OWN)).toBeUndefined();
});

it('keeps them when a test file has ended', () => {
  const share = keepSources();
  const [first, second] = [reader(), reader()];
  share(first);
  first.fileCache.strings.set(PACKAGE, 'package');
  first.fileCache.strings.clear();
  share(second);
  expect(second.fileCache.strings.get(PACKAGE)).toBe('package');
});

it('leaves what was read before', () => {
  const runtime = reader([[OWN, 'read before']]);
  keepSources()(runtime);
  expect(runtime.fileCache.strings.get(OWN)).toBe('read before');
});
