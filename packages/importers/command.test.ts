import fs from 'node:fs';
import path from 'node:path';
import { setUpSiteFolder } from '../../src/test/site-folder';
import { moveSite } from './command';
import type { MoveTools } from './shared/move';
import { putFiles } from '../../src/test/temp-folder';

const folder = setUpSiteFolder();
const SITE = {
  'site/docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', presets: [['classic', { docs: { routeBasePath: '/' } }]] };`,
  'site/docs/index.md': '# Title\n\nFirst words.\n',
};

/** Runs the command in a project with a site, of which a build makes the given document. */
async function run(
  argv: string[],
  document = '',
  name: string | Readonly<Record<string, string>> = 'index.html',
  more: Readonly<Record<string, string>> = {},
) {
  const root = folder({ ...SITE, ...more });
  const documents = typeof name === 'string' ? { [name]: document } : name;
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const tools: MoveTools = {
    log: say,
    error: say,
    copy: () => path.join(root, 'copy'),
    build: (dir) => {
      putFiles(path.join(dir, 'dist'), documents);
      return document !== '';
    },
    format: (text) => Promise.resolve(text),
  };
  const code = await moveSite(argv, root, tools);
  return { code, said: said.join('\n'), root };
}
const whole = '<main><h1>Title</h1><p>First words.</p></main>';

it('writes, builds, and says that nothing is lost', async () => {
  const { code, said, root } = await run(['site'], whole);
  expect(code).toBe(0);
  expect(said).toContain('Everything is taken over.');
  expect(said).toContain('Written: site.config.ts.');
  expect(said).toContain('Compared with what the sources tell');
  expect(said).toContain('Pages have all that their sources tell.');
  expect(fs.readFileSync(path.join(root, 'site.config.ts'), 'utf8')).toContain(
    '"dir": "site/docs"',
  );
});

it('names the page that lacks words, with the line', async () => {
  const { code, said } = await run(['site'], '<main><h1>Title</h1><p>First.</p></main>');
  expect(code).toBe(1);
  expect(said).toContain('site/docs/index.md:3 (changed, 2 min)\n    lacks 1 word: words');
});

it('writes nothing with --check, and paths of the copy start from it', async () => {
  const { code, said, root } = await run(['site', '--check'], whole);
  expect(code).toBe(0);
  expect(said).toContain('Nothing else was written.');
  expect(fs.existsSync(path.join(root, 'site.config.ts'))).toBe(false);
  const settings = fs.readFileSync(path.join(root, 'copy/site.config.ts'), 'utf8');
  expect(settings).toContain('"dir": "../site/docs"');
});

it('says that nothing is lost where each page of the original is built', async () => {
  const original = { 'site/build/index.html': `<body>${whole}</body>` };
  const both = await run(['site'], whole, 'index.html', original);
  expect(both.code).toBe(0);
  expect(both.said).toContain('Nothing is lost.');
  expect(both.said).toContain('side by side: .tmp/move.html');
  const left = {
    ...original,
    'site/docusaurus.config.js': SITE['site/docusaurus.config.js'].replace(
      'title',
      "headTags: [{ tagName: 'x' }], title",
    ),
  };
  expect((await run(['site'], whole, 'index.html', left)).said).toMatch(
    /^Pages show what they showed\. \d+ other things? of the site: see "Not taken over" above/m,
  );
  const more = { ...original, 'site/docs/more.md': '# More\n' };
  const some = await run(
    ['site'],
    whole,
    { 'index.html': whole, 'more.html': '<main><h1>More</h1></main>' },
    more,
  );
  expect(some.code).toBe(0);
  expect(some.said).toContain('Pages have all that their sources tell.');
});

it('ends where the site does not build', async () => {
  const { code, said } = await run(['site']);
  expect(code).toBe(1);
  expect(said).toContain('The site does not build');
});

it('explains itself', async () => {
  const usage = expect.stringContaining('Usage: npm run adopt') as string;
  expect(await run(['--help'])).toMatchObject({ code: 0, said: usage });
  expect(await run([])).toMatchObject({ code: 2, said: usage });
  expect(await run(['a', 'b'])).toMatchObject({ code: 2, said: usage });
  expect(await run(['site', '--nonsense'])).toMatchObject({ code: 2, said: usage });
  const neither = expect.stringContaining('neither docusaurus.config') as string;
  expect(await run(['nowhere'])).toMatchObject({ code: 1, said: neither });
});

it('tells DocFX projects by docfx.json, in a folder that Docusaurus does not build', async () => {
  const root = folder({
    ...SITE,
    'project/docfx.json': '{"build":{"content":["*.md"],"resource":["*.png"]}}',
  });
  fs.writeFileSync(path.join(root, 'project/a.md'), '# A\n\nText.\n');
  fs.writeFileSync(path.join(root, 'site/docfx.json'), '{}');
  fs.writeFileSync(path.join(root, 'project/b.png'), 'picture');
  fs.symlinkSync('b.png', path.join(root, 'project/c.png'));
  expect((await run(['site', '--check'], whole)).said).toContain('Everything is taken over.');
  const page = '<main><h1>A</h1><p>Text.</p></main>';
  const { code, said } = await run(['project', '--out', 'new'], page, 'a.html');
  expect(said).toContain('Written: site.config.ts and new/.');
  expect(code).toBe(0);
  expect(fs.readFileSync(path.join(root, 'new/docs/a.md'), 'utf8')).toBe('# A\n\nText.\n');
  const picture = path.join(root, 'new/static/c.png');
  expect(fs.lstatSync(picture).isFile()).toBe(true);
  expect(fs.readFileSync(picture, 'utf8')).toBe('picture');
  const again = await run(['project', '--out', 'new']);
  expect(again).toMatchObject({ code: 2, said: expect.stringContaining('--replace') as string });
  expect((await run(['project', '--out=new', '--replace'], page, 'a.html')).code).toBe(0);
  expect((await run(['project', '--out=new', '--replace', '--no-build'])).code).toBe(0);
});
