import { setUpDocsFolder } from '../../../src/test/docs-folder';
import { pagesIn } from './site-pages';

const folder = setUpDocsFolder();

it('knows the pages of the docs folder, by file and by slug', () => {
  const { docsDir, put } = folder();
  put('index.md', '# Home');
  put('01-room/{product}.mdx', 'Text');
  put('moved.md', '---\nslug: /new/{product}\n---\n');
  put('broken.md', '---\ntitle: "\n---\n');
  const isPage = pagesIn(docsDir, { product: 'duet' });
  const known = ['/', '/room/duet', '/room/duet/', '/room/duet#part', '/new/duet', '/broken'];
  for (const address of known) expect([address, isPage(address)]).toEqual([address, true]);
  for (const address of ['/room', '/moved']) expect(isPage(address)).toBe(false);
});

it('knows none where there is no folder', () => {
  expect(pagesIn('/nowhere', {})('/')).toBe(false);
});
