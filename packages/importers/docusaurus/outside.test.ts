import fs from 'node:fs';
import path from 'node:path';
import { isInside } from '../../../src/config/diagnostics/files';
import { hostilePaths } from '../../../src/test/hostile-paths';
import { setUpSiteFolder } from '../../../src/test/site-folder';
import { plainOf } from './pages';
import { planMove } from './plan';
import { notesText } from '../shared/notes';

const folder = setUpSiteFolder();
const SECRET = 'top secret';

/** Plans a site in a folder that has a secret beside it, and links that lead there. */
function plan(docs: object, imports = '', isWhole = false) {
  const preset = `presets: [['classic', { docs: ${JSON.stringify({ routeBasePath: '/', ...docs })} }]]`;
  const top = folder({
    'site/docusaurus.config.js': `${imports}export default { title: 'A', url: 'https://a.example', tagline: ${imports ? 'text' : '""'}, ${preset} };`,
    'site/docs/intro.md': '# Intro',
    'secret.json': JSON.stringify(SECRET),
    'secret.js': `export default ${JSON.stringify(SECRET)};`,
    'site2/docs/page.md': SECRET,
    'sidebars.json': JSON.stringify({ [SECRET]: [] }),
  });
  const site = path.join(top, 'site');
  fs.symlinkSync(top, path.join(site, 'up'));
  fs.symlinkSync('../secret.json', path.join(site, 'link.json'));
  fs.symlinkSync('../../site2/docs/page.md', path.join(site, 'docs', 'page.md'));
  const result = planMove(site, top, isWhole ? top : undefined);
  const texts = [...result.files.values(), ...result.pages.map(({ raw }) => raw)].join('\n');
  return { texts, report: notesText(result.site.notes, site) };
}

it.each([
  ...['../secret.js', '../secret', './../secret.json', '@site/../secret.json', './link.json'],
  ...['./up/secret.json', '@site/up/site/up/secret', './docs/../../secret.js', '@site/link.json'],
])('imports nothing from %s', (specifier) => {
  const imports = `import text from '${specifier}';\n`;
  const { texts, report } = plan({}, imports);
  expect(texts).not.toContain(SECRET);
  expect(report).toMatch(/docusaurus\.config\.js:\d+\n.*outside of the folder.*--root/);
  fs.rmSync(path.join(folder(), 'site'), { recursive: true });
  expect(plan({}, imports, true).texts).toContain(SECRET);
});

it.each(['../site2/docs', 'up/site2/docs', './docs/../../site2/docs', 'docs/../../site2/./docs'])(
  'takes no pages from %s',
  (dir) => {
    expect(() => plan({ path: dir })).toThrow(/outside of the site’s folder[^]*--root/);
    fs.rmSync(path.join(folder(), 'site'), { recursive: true });
    expect(plan({ path: dir }, '', true).texts).toContain(SECRET);
  },
);

it('does without a category file that leads out of its folder, or nowhere', () => {
  folder({ 'site/docs/a/page.md': '# A' });
  for (const [name, target] of [
    ['_category_.json', '../../../secret.json'],
    ['_category_.yml', 'none'],
  ] as const)
    fs.symlinkSync(target, path.join(folder(), 'site/docs/a', name));
  expect(plan({}).texts).toContain('](/a/page)');
});

it('takes no page that leads out of its folder, and says so', () => {
  const { texts, report } = plan({});
  expect(texts).not.toContain(SECRET);
  expect(report).toMatch(/docs\/page\.md:1\n.*leads out of the folder\n.*--root/);
});

it.each(['../sidebars.json', 'up/sidebars.json'])('reads no sidebars from %s', (sidebarPath) => {
  expect(plan({ sidebarPath }).texts).not.toContain(SECRET);
});

const quoted = (address: string) => JSON.stringify(address);
const config = (more: string, before = '') => ({
  'docusaurus.config.js': `${before}export default { title: 'A', url: 'https://a.example', ${more} };`,
});
const docs = (address: string, key: string, more = '') =>
  config(`presets: [['classic', { docs: { ${key}: ${quoted(address)}, ${more} } }]]`);
const items = (item: object) => ({
  ...docs('./sidebars.json', 'sidebarPath'),
  'sidebars.json': JSON.stringify({ constructor: [item], a: { ['__proto__']: [item] } }),
});
const page = (text: string) => ({ 'docs/intro.md': text });

/** Whatever takes a path: the files of a site that has it there. */
const PLACES: Readonly<Record<string, (address: string) => Record<string, string>>> = {
  'an import': (one) => config('tagline: a', `import a from ${quoted(one)};`),
  'a call of require': (one) => config(`tagline: require(${quoted(one)})`),
  'a plugin': (one) => config(`plugins: [${quoted(one)}, require.resolve(${quoted(one)})]`),
  'folders of files': (one) => config(`staticDirectories: [${quoted(one)}, 'static']`),
  'a folder of pages': (one) => docs(one, 'path'),
  'a route': (one) => docs(one, 'routeBasePath'),
  'an id': (one) => config(`plugins: [['content-docs', { id: ${quoted(one)}, path: 'docs' }]]`),
  'a sidebars file': (one) => docs(one, 'sidebarPath'),
  'a pattern': (one) => docs(one, 'include', `exclude: [${quoted(one)}]`),
  'a blog': (one) => config(`presets: [['classic', { blog: { path: ${quoted(one)} } }]]`),
  'a redirect': (one) =>
    config(`plugins: [['client-redirects', { redirects: [{ from: '/${one}', to: '/' }] }]]`),
  'a folder of a sidebar': (one) => items({ type: 'autogenerated', dirName: one }),
  'a page of a sidebar': (one) => items({ type: 'doc', id: one }),
  'front matter': (one) => page(`---\nid: ${quoted(one)}\nslug: ${quoted(one)}\n---\n\nText`),
  'a part': (one) => page(`import A from ${quoted(one)};\n\n<A />\n`),
  'a file as text': (one) => page(`import a from ${quoted(`!!raw-loader!${one}`)};\n\n{a}\n`),
  'a picture': (one) => page(`![a](<${one}>)\n\n<img src={require(${quoted(one)}).default} />`),
  'an inherited key': (one) => page(`---\n__proto__:\n  id: ${quoted(one)}\n---\n\n[a](${one})`),
};

/** What is read while something works, as the paths that are given. */
function readDuring(work: () => void): string[] {
  const read: string[] = [];
  const spies = (['readFileSync', 'readdirSync'] as const).map((name) => {
    const original = fs[name] as (...args: unknown[]) => unknown;
    return jest.spyOn(fs, name).mockImplementation(((file: string, ...args: unknown[]) => {
      read.push(file);
      return original(file, ...args);
    }) as never);
  });
  try {
    work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return read;
}

/** Moves a site, and returns the paths that it reads, or that the built site would write. */
function pathsOf(site: string): string[] {
  let written: string[] = [];
  const read = readDuring(() => {
    try {
      const { site: source, files, pages, settings } = planMove(site, site);
      for (const page of pages) plainOf(page, source);
      const { docs: folders = [], static: statics = [] } = settings.content ?? {};
      const redirects = (settings.redirects ?? []).map(({ from }) => from);
      const addresses = pages.map((one) => one.path);
      const dirs = folders.map(({ dir }) => dir);
      written = [...files.keys(), ...statics, ...dirs, ...addresses, ...redirects];
    } catch (error) {
      expect((error as Error).message).toContain('has no folder of pages');
    }
  });
  return [...read, ...written.map((name) => path.join(site, name))];
}

it.each([1, 2, 3])('reads nothing outside, wherever a path is: seed %d', (seed) => {
  const places = Object.entries(PLACES);
  const starts = ['', '', './', '@site/', '/'];
  const ends = ['secret.json', 'secret.js', 'secret', 'site2', 'site2/docs', 'part.mdx', ''];
  for (const { place, address } of hostilePaths(seed, 60, { places, starts, ends })) {
    const [what, write] = place;
    const own = { ...config(''), 'docs/intro.md': 'A', 'static/a': '', ...write(address) };
    const inSite = Object.entries(own).map(([name, text]) => [`site/${name}`, text] as const);
    const names = ['secret.json', 'site2/docs/page.md', 'part.mdx', 'pages/a.tsx', 'pages/a.md'];
    const outside = names.map((name) => [name, SECRET] as const);
    const top = folder(Object.fromEntries([...inSite, ...outside]));
    const site = path.join(top, 'site');
    for (const name of ['folder', 'docs/folder', 'blog', 'src'])
      fs.symlinkSync(top, path.join(site, name));
    const found = pathsOf(site).filter((one) => {
      const real = fs.existsSync(one) ? fs.realpathSync(one) : one;
      return !isInside(real, [site]);
    });
    expect([what, address, found]).toEqual([what, address, []]);
    fs.rmSync(site, { recursive: true });
  }
});

it('leaves out links that are scripts, and says where they are', () => {
  const href = 'javascript:alert(1)';
  const links = JSON.stringify([{ label: 'A', href }]);
  const bar = `announcementBar: { content: '<a href="java&#x73;cript:a">A</a>' }`;
  const theme = `themeConfig: { navbar: { items: ${links} }, footer: { links: ${links}, logo: { href: '${href}' } }, ${bar} }`;
  const preset = `presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]]`;
  const site = folder({
    ...config(`${theme}, ${preset}`),
    'docs/intro.md': 'A',
    'sidebars.json': JSON.stringify({ a: [{ type: 'link', label: 'A', href }] }),
  });
  const { files, site: source } = planMove(site, site);
  expect([...files.values()].join('')).not.toContain('script:');
  expect(notesText(source.notes, site)).toMatch(
    /navbar[^]*footer[^]*logo[^]*A link of sidebars\.json/,
  );
});
