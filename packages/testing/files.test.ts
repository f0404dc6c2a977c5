import { putFiles, tempFolder } from '../../src/test/temp-folder';
import { currentFiles, oldVersionsIn } from './files';

it.each(['', '/docs'])('knows old versions in a site below "%s"', (base) => {
  const dir = tempFolder();
  const files = ['room.html', 'v2.3.html', 'v2.3/room.html', 'v2.30.html'];
  putFiles(dir, Object.fromEntries(files.map((file) => [file, ''])));
  expect([oldVersionsIn(dir), currentFiles(dir)]).toEqual([[], files]);
  putFiles(dir, { 'versions.json': JSON.stringify([{ path: base }, { path: `${base}/v2.3` }]) });
  expect(oldVersionsIn(dir)).toEqual(['v2.3']);
  expect(currentFiles(dir)).toEqual(['room.html', 'v2.30.html', 'versions.json']);
});
