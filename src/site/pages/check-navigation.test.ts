import fs from 'node:fs';
import path from 'node:path';
import { siteIn } from '../../test/content-pages';
import { setUpDocsFolder } from '../../test/docs-folder';
import { brokenNavigation } from './check-navigation';

const folder = setUpDocsFolder();
const link = (href: string) => ({ label: href, href });

it('names the links that lead nowhere, with their lines', () => {
  const { rootDir, put } = folder();
  put('../site.config.ts', "export default {\n  a: '/rooom',\n  b: '/gone/{Product}',\n};\n");
  put('../content/sidebars.js', "module.exports = {\n  s: ['/nowhere'],\n};\n");
  put('../content/static/a.pdf', '');
  const { settings, ...site } = siteIn(rootDir);
  const sidebarsFile = path.join(rootDir, 'content/sidebars.js');
  const staticDirs = [path.join(rootDir, 'content/static')];
  const known = [
    '/',
    '/room/',
    '/room.html',
    '/room#x',
    '/a.pdf',
    'https://a.example',
    'mailto:a@b.c',
  ];
  const problems = brokenNavigation(
    {
      ...site,
      settings: {
        ...settings,
        navbar: { items: [{ type: 'link', position: 'left', ...link('/rooom') }] },
        footer: {
          ...settings.footer,
          logoHref: '/',
          columns: [{ title: 'A', links: [link('/gone/Duet'), ...known.map(link)] }],
        },
      },
      folder: { ...site.folder, docs: [{ ...site.folder.docs[0], sidebarsFile }], staticDirs },
    },
    [{ name: 's', items: [{ ...link('/nowhere'), added: true }, link('/not-added')] }],
    new Set(['/', '/room']),
  );
  expect(problems).toMatchObject([
    {
      check: 'navigationLinks',
      file: 'site.config.ts',
      line: 2,
      fix: expect.stringContaining('"/room"') as string,
    },
    {
      file: 'site.config.ts',
      line: 3,
      message: '"/gone/Duet" leads to "/gone/Duet", but no page has that path.',
    },
    { file: 'content/sidebars.js', line: 2 },
  ]);
  expect(fs.existsSync(sidebarsFile)).toBe(true);
});
