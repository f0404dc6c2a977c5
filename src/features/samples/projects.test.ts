import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { docPage, siteIn } from '../../test/content-pages';
import { setUpDocsFolder } from '../../test/docs-folder';
import { putFile, putFiles } from '../../test/temp-folder';
import type { DocPageNode } from '../../site/nodes/nodes';
import { publishSamples, sampleDownloads, sampleProjects, zip } from './projects';

const project = setUpDocsFolder();

const DOOR = '```csharp title="Door.cs"\nclass Door { }\n```\n';

/** The projects of pages, by name, that all have the same text. */
function projectsOf(
  samples: Readonly<Record<string, DocPageNode['frontMatter']['sample']>>,
  template: Readonly<Record<string, string>> = {},
) {
  const { rootDir } = project();
  const site = siteIn(rootDir);
  const nodes = Object.entries(samples).map(([name, sample]) => {
    const front = sample ? `---\nsample:\n  name: ${sample.name}\n---\n` : '';
    const node = docPage(site, name, { title: `The ${name}`, frontMatter: { sample } });
    putFile(node.absolutePath, front + DOOR);
    return node;
  });
  putFiles(path.join(site.folder.contentDir, 'sample-project'), template);
  return { ...sampleProjects(nodes, site), url: site.settings.url };
}

const textsIn = (archive: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

it('puts the scripts and the files of the template into one folder', () => {
  const { projects, problems, url } = projectsOf(
    { door: { name: 'the-door' }, other: undefined },
    { 'README.md': '{sample.title} of {Product}: {sample.page}\n{sample.scripts}\n' },
  );
  expect(problems).toEqual([]);
  expect(projects.map(({ name, page }) => [name, page])).toEqual([['the-door', '/door']]);
  const meta = (more = '') =>
    expect.stringMatching(
      new RegExp(`^fileFormatVersion: 2\nguid: [\\da-f]{32}\n${more}$`),
    ) as string;
  expect(textsIn(projects[0]?.archive ?? new Uint8Array())).toEqual({
    'the-door/Assets/Scripts.meta': meta('folderAsset: yes\n'),
    'the-door/Assets/Scripts/Door.cs': 'class Door { }\n',
    'the-door/Assets/Scripts/Door.cs.meta': meta(),
    'the-door/README.md': `The door of Duet: ${url}/door\n- \`Assets/Scripts/Door.cs\`\n`,
  });
});

it('adds the script that builds the project, and the files that go with it', () => {
  const template = {
    'README.md': 'scripts',
    '../sample-project-setup/README.md': '{sample.assets}',
    '../sample-project-setup/Assets/Editor/ProjectBuilder.cs': 'class ProjectBuilder { }',
  };
  const setup = { scenes: { Main: {} } };
  const { projects, problems } = projectsOf(
    { door: { name: 'door', setup }, gate: { name: 'gate' } },
    template,
  );
  expect(problems).toEqual([]);
  const [built, plain] = projects.map(({ files }) => files);
  expect(built?.['README.md']).toBe('- `Assets/Scenes/Main.unity`');
  expect(built?.['Assets/Editor/BuildProject.cs']).toContain('"Tools/Build The door"');
  const idOf = (files?: typeof built) => files?.['Assets/Scripts/Door.cs.meta'];
  expect(Object.keys(built ?? {})).toContain('Assets/Editor/ProjectBuilder.cs.meta');
  expect([plain?.['README.md'], idOf(plain) === idOf(built)]).toEqual(['scripts', false]);
  expect(Object.keys(plain ?? {}).join()).not.toContain('Editor');
});

it('adds the packages of the page to those of the manifest', () => {
  const manifest = '{ "scopedRegistries": [], "dependencies": { "com.b": "1.0.0" } }';
  const { projects, problems } = projectsOf(
    { door: { name: 'door', packages: { 'com.a': '2.0.0' } } },
    { 'Packages/manifest.json': manifest },
  );
  expect(problems).toEqual([]);
  expect(JSON.parse(projects[0]?.files['Packages/manifest.json'] ?? '')).toEqual({
    scopedRegistries: [],
    dependencies: { 'com.a': '2.0.0', 'com.b': '1.0.0' },
  });
});

it.each(['{', '[]', '{ "dependencies": ["com.a"] }'])('reports the manifest %s', (text) => {
  const { problems } = projectsOf({ door: { name: 'door' } }, { 'Packages/manifest.json': text });
  expect(problems).toMatchObject([
    {
      file: 'content/sample-project/Packages/manifest.json',
      message: 'The manifest of sample projects cannot be read.',
    },
  ]);
});

it('reports a name that another page has, with its line', () => {
  const { problems } = projectsOf({ a: { name: 'door' }, b: { name: 'door' } });
  expect(problems).toMatchObject([
    {
      file: 'content/docs/b.md',
      line: 3,
      message: 'The sample "door" is that of /a already.',
    },
  ]);
});

it('publishes archives, and removes those that are gone', () => {
  const { rootDir } = project();
  const { projects, url } = projectsOf({ door: { name: 'door' } });
  const downloads = sampleDownloads(projects, url);
  const bytes = projects[0]?.archive.length ?? 0;
  expect(downloads).toEqual({
    '/door': {
      name: 'door',
      href: '/sample-projects/door.zip',
      address: `${url}/sample-projects/door.zip`,
      bytes,
      scriptCount: 1,
    },
  });
  publishSamples(
    [...projects].map((one) => ({ ...one, name: 'old' })),
    rootDir,
  );
  publishSamples(projects, rootDir);
  const folder = path.join(rootDir, 'sample-projects');
  expect(fs.readdirSync(folder)).toEqual(['door.zip']);
  expect(fs.statSync(path.join(folder, 'door.zip')).size).toBe(bytes);
});

it('keeps texts, in the order of their names', () => {
  const files = unzipSync(zip({ 'b/ü.txt': 'ä', 'a.txt': '' }));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', ''],
    ['b/ü.txt', 'ä'],
  ]);
});

it('makes the same bytes whatever the order and the clock', () => {
  const made = zip({ a: '1', b: '2' });
  jest.useFakeTimers({ now: new Date(2031, 4, 5) });
  expect(zip({ b: '2', a: '1' })).toEqual(made);
  jest.useRealTimers();
  // Time and date of the first entry: midnight of January 1, 1980.
  expect([...made.slice(10, 14)]).toEqual([0, 0, 0b00100001, 0]);
});
