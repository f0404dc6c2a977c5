import fs from 'node:fs';
import path from 'node:path';
import { docPage, siteIn } from '../../test/content-pages';
import { gatherRedirects } from './redirects';
import { tempFolder } from '../../test/temp-folder';

const root = tempFolder();

it('reads those of the settings and of pages, with their lines', () => {
  const site = siteIn(root);
  const redirects = [
    { from: '/old.html', to: `${site.settings.url}/room` },
    { from: '/gr%C3%B6%C3%9Fe/#a', to: 'https://elsewhere.example' },
  ];
  const settings = { ...site.settings, redirects };
  fs.writeFileSync(
    path.join(root, 'site.config.ts'),
    'export default {\n  redirects: [\n    { from: "" },\n    { from: "" },\n  ],\n};\n',
  );
  const page = docPage(site, 'room', { redirectFrom: ['/rooms', '/lobby/index.html'] });
  fs.mkdirSync(site.folder.docs[0].dir, { recursive: true });
  fs.writeFileSync(
    page.absolutePath,
    '---\nredirect_from:\n  - /rooms\n  - /lobby/index.html\n---\n',
  );
  expect(gatherRedirects({ ...site, settings }, [page])).toEqual([
    { source: '/old.html', from: '/old', to: '/room', file: 'site.config.ts', line: 3 },
    {
      source: '/gr%C3%B6%C3%9Fe/#a',
      from: '/größe',
      section: 'a',
      to: 'https://elsewhere.example',
      file: 'site.config.ts',
      line: 4,
    },
    { source: '/rooms', from: '/rooms', to: '/room', file: 'content/docs/room.md', line: 3 },
    {
      source: '/lobby/index.html',
      from: '/lobby',
      to: '/room',
      file: 'content/docs/room.md',
      line: 4,
    },
  ]);
});
