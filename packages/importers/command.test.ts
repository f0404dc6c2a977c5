import fs from 'node:fs';
import path from 'node:path';
import { setUpSiteFolder } from '../../../src/test/site-folder';
import { adopt, type AdoptionTools } from './command';

const folder = setUpSiteFolder();
const SITE = {
  'site/docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', presets: [['classic', { docs: { routeBasePath: '/' } }]] };`,
  'site/docs/index.md': '# Title\n\nFirst words.\n',
};

/** Runs the command in a project with a site, of which a build makes the given document. */
async function run(argv: string[], document = '') {
  const root = folder(SITE);
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const tools: AdoptionTools = {
    log: say,
    error: say,
    copy: () => path.join(root, 'copy'),
    build: (dir) => {
      fs.mkdirSync(path.join(dir, 'dist'), { recursive: true });
      fs.writeFileSync(path.join(dir, 'dist/index.html'), document);
      return document !== '';
    },
    format: (text) => Promise.resolve(text),
  };
  const code = await adopt(argv, root, tools);
  return { code, said: said.join('\n'), root };
}
const whole = '<main><h1>Title</h1><p>First words.</p></main>';

it('writes, builds, and says that nothing is lost', async () => {
  const { code, said, root } = await run(['site'], whole);
  expect(code).toBe(0);
  expect(said).toContain('Everything is taken over.');
  expect(said).toContain('Written: site.config.ts.');
  expect(said).toContain('Nothing is lost.');
  expect(fs.readFileSync(path.join(root, 'site.config.ts'), 'utf8')).toContain(
    '"dir": "site/docs"',
  );
});

it('names the page that lacks words, with the line', async () => {
  const { code, said } = await run(['site'], '<main><h1>Title</h1><p>First.</p></main>');
  expect(code).toBe(1);
  expect(said).toContain('site/docs/index.md:3\n    lacks 1 word: words');
});

it('writes nothing with --check, and paths of the copy start from it', async () => {
  const { code, said, root } = await run(['site', '--check'], whole);
  expect(code).toBe(0);
  expect(said).toContain('Nothing was written.');
  expect(fs.existsSync(path.join(root, 'site.config.ts'))).toBe(false);
  const settings = fs.readFileSync(path.join(root, 'copy/site.config.ts'), 'utf8');
  expect(settings).toContain('"dir": "../site/docs"');
});

it('ends where the site does not build', async () => {
  const { code, said } = await run(['site']);
  expect(code).toBe(1);
  expect(said).toContain('The site does not build');
});

it('explains itself', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0 });
  expect(await run([])).toMatchObject({ code: 2 });
  expect(await run(['a', 'b'])).toMatchObject({ code: 2 });
  expect(await run(['site', '--nonsense'])).toMatchObject({ code: 2 });
  expect(await run(['nowhere'])).toMatchObject({ code: 1 });
});
