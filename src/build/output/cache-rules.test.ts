import { hashInName } from '../../config/project/hash-in-name';
import { immutablePatterns, isHashed } from './cache-rules';

it.each([
  'app-913aa7ea8f2857918c67.js',
  'styles.c8661c556bb78b69dcec.css',
  'search/engine-200c867077.js',
  'search/ui/modal-LGH7HCE6.js',
  'framework-255930c84fe93b406dd2.js.LICENSE.txt',
])('sees the hash of %s', (file) => {
  expect(isHashed(file)).toBe(true);
});

it.each([
  'favicon.svg',
  'search/outline.txt',
  'files/report-2026010112.pdf',
  'files/photo-1234567890.jpg',
  'page-data/sq/d/1234567890.json',
  'guides/what-BECAUSES.html',
  'files/player-settings.png',
])('sees none in %s', (file) => {
  expect(isHashed(file)).toBe(false);
});

it('names folders that hold nothing else, and what else has a hash by its beginning', () => {
  expect(
    immutablePatterns([
      'index.html',
      'favicon.svg',
      'app-913aa7ea8f2857918c67.js',
      'app-page-913aa7ea8f2857918c68.js',
      'styles.c8661c556bb78b69dcec.css',
      'scripts/early-6ca34771ce.js',
      'search/outline.txt',
      'search/engine-200c867077.js',
      'search/ui/modal-LGH7HCE6.js',
      'assets/deep/picture-bbbf7c270f.svg',
      'room/collections.html',
    ]),
  ).toEqual(['/app-*', '/assets/*', '/scripts/*', '/search/engine-*', '/search/ui/*', '/styles.*']);
});

it('does not take in a file without a hash that starts the same', () => {
  expect(immutablePatterns(['app-913aa7ea8f2857918c67.js', 'app-notes.html'])).toEqual([
    '/app-913aa7ea8f2857918c67.js',
  ]);
});

it('leaves out a folder that would need too many rules', () => {
  const files = Array.from({ length: 31 }, (_, n) => `vendor/part${n}-913aa7ea8f2857918c67.js`);
  expect(immutablePatterns([...files, 'vendor/index.js'])).toEqual([]);
});

it('knows the names that the build makes, whatever the content of a file', () => {
  const contents = Array.from({ length: 2000 }, (_, index) => `picture ${index}`);
  const names = contents.map((content) => `assets/picture-${hashInName(content)}.png`);
  expect(names.filter((name) => !isHashed(name))).toEqual([]);
  expect(new Set(names).size).toBe(contents.length);
  expect(immutablePatterns([...names, 'index.html'])).toEqual(['/assets/*']);
});
