import fs from 'node:fs';
import path from 'node:path';
import { setUpSiteFolder } from '../../../src/test/site-folder';
import { planMove } from './plan';
import { leftOutText } from './left-out';

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
  return { texts, report: leftOutText(result.leftOut, site) };
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

it('takes no page that leads out of its folder, and says so', () => {
  const { texts, report } = plan({});
  expect(texts).not.toContain(SECRET);
  expect(report).toMatch(/docs\/page\.md:1\n.*leads out of the folder\n.*--root/);
});

it.each(['../sidebars.json', 'up/sidebars.json'])('reads no sidebars from %s', (sidebarPath) => {
  expect(plan({ sidebarPath }).texts).not.toContain(SECRET);
});
