import fs from 'node:fs';
import path from 'node:path';
import { currentSite, readSite, refreshSite } from './site';
import { putFile, tempFolder } from '../../test/temp-folder';

const SETTINGS = fs.readFileSync('site.config.ts', 'utf8').replace(/^import .*$/m, '');

const dir = tempFolder();

const write = (name: string, text: string) => putFile(path.join(dir, name), text);

const writeSettings = (from = '', to = '') => write('site.config.ts', SETTINGS.replace(from, to));

writeSettings();
write('content/docs/index.mdx', '# Home\n');
write('content/facts.ts', 'export default { animals: 1 };\n');
const first = currentSite(dir);

it('evaluates the settings once', () => {
  write('site.config.ts', `${SETTINGS}\nprocess.env.TIMES = (process.env.TIMES ?? '') + '+';`);
  readSite(dir);
  expect(process.env.TIMES).toBe('+');
  writeSettings();
});

it('reads the registries again, which makes another site', () => {
  expect(first.variables['facts.animals']).toBe('1');
  write('content/facts.ts', 'export default { animals: 2 };\n');
  expect(refreshSite(dir)).toEqual({ registries: true, settings: false });
  expect(currentSite(dir)).not.toBe(first);
  expect(currentSite(dir).variables['facts.animals']).toBe('2');
});

it('stays the same site where only mistakes come and go', () => {
  const site = currentSite(dir);
  writeSettings('tagline:', 'taglime:');
  expect(refreshSite(dir)).toEqual({ registries: false, settings: false });
  expect(currentSite(dir)).toBe(site);
  expect(site.problems).toContainEqual(expect.objectContaining({ file: 'site.config.ts' }));
  writeSettings();
  refreshSite(dir);
  expect(site.problems).toEqual([]);
});

it('says whether the settings are others than those in use, which stay', () => {
  const { tagline } = currentSite(dir).settings;
  writeSettings("tagline: '", "tagline: 'Walruses: ");
  expect(refreshSite(dir).settings).toBe(true);
  expect(currentSite(dir).settings.tagline).toBe(tagline);
  writeSettings();
  expect(refreshSite(dir).settings).toBe(false);
});
