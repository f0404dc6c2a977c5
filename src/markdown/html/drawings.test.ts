import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { inlineDrawings } from './drawings';
import { putFile, tempFolder } from '../../test/temp-folder';

let root: string;
beforeEach(() => {
  root = tempFolder();
  put('content/docs/a.md', '');
});

const put = (file: string, content: string) => putFile(path.join(root, file), content);

const drawing = (inner = '<path class="d-line d-arrow"/>', width = 300) =>
  `<svg class="drawing" viewBox="0 0 ${width} 10">${inner}</svg>`;

async function inline(html: string) {
  const tree = fromHtml(html, { fragment: true });
  const result = await inlineDrawings(tree, {
    absolutePath: path.join(root, 'content/docs/a.md'),
    rootDir: root,
    contentDir: path.join(root, 'content'),
    staticDirs: [path.join(root, 'static')],
    variables: { Product: 'Salt & <Co>' },
  });
  return { ...result, html: toHtml(tree) };
}

it('replaces its paragraph with a drawing and its caption', async () => {
  put('content/docs/d.svg', drawing());
  const { html, problems, stamps } = await inline(
    '<p>Before</p><p><img src="./d.svg" alt="Two boxes" title="Boxes"></p>',
  );
  expect(problems).toEqual([]);
  expect(html).toMatch(
    /^<p>Before<\/p><figure class="drawing"><svg [^>]*aria-labelledby="drawing-1-title"[^>]*><title id="drawing-1-title">Two boxes<\/title>.*<\/svg><figcaption>Boxes<\/figcaption><\/figure>$/,
  );
  // The page is rebuilt when the file changes.
  expect(stamps).toEqual([
    expect.objectContaining({ file: path.join(root, 'content/docs/d.svg'), written: [] }),
  ]);
});

it('has an upright form for phones, from the file beside it', async () => {
  put('content/docs/d.svg', drawing(undefined, 700));
  const page = '<p><img src="d.svg" alt="A"></p>';
  const tall = path.join(root, 'content/docs/d.upright.svg');
  expect((await inline(page)).awaited).toEqual([tall]);
  put('content/docs/d.upright.svg', drawing());
  const { html, stamps, awaited } = await inline(page);
  expect(html).toMatch(
    /<div class="drawing-wide"><div class="picture-scroll .*<div class="drawing-upright"><svg [^>]*width="300"/,
  );
  expect([stamps.map(({ file }) => file)[1], awaited]).toEqual([tall, []]);
  put('content/docs/d.upright.svg', drawing(undefined, 351));
  expect((await inline(page)).problems).toEqual([
    expect.objectContaining({ message: 'The upright drawing is 351 wide.' }),
  ]);
});

it('keeps ids apart, even of a drawing that a page has twice', async () => {
  put('content/docs/d.svg', drawing());
  put('static/e.svg', drawing());
  const { html } = await inline(
    '<p><img src="d.svg" alt="A"></p><p><img src="d.svg" alt="B"></p><div><img src="/e.svg" alt="C"></div>',
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  expect(html).toContain('<div><figure');
});

it.each([
  [480, /^<figure class="drawing"><svg/],
  [
    481,
    /<div class="picture-scroll edge-fade picture-medium" role="region" tabindex="0" aria-label="Drawing: A"><svg/,
  ],
  [721, /<div class="picture-scroll edge-fade picture-wide"/],
])('keeps a drawing of %i pixels legible on a phone', async (width, expected) => {
  put('content/docs/d.svg', drawing('', width));
  expect((await inline('<p><img src="d.svg" alt="A"></p>')).html).toMatch(expected);
});

it('replaces variables, as text', async () => {
  put('content/docs/d.svg', drawing('<text class="d-text">{Product}</text>'));
  const { html } = await inline('<p><img src="d.svg" alt="A"></p>');
  expect(html).toContain('<text class="d-text">Salt &#x26; &#x3C;Co></text>');
});

it('leaves pictures, missing files and external addresses alone', async () => {
  put('content/docs/p.svg', '<svg viewBox="0 0 1 1"></svg>');
  const html =
    '<p><img src="p.svg"><img src="none.svg"><img src="https://a.example/d.svg"><img src="a.png"></p>';
  expect(await inline(html)).toEqual({ html, problems: [], stamps: [], awaited: [] });
});

it('reports a drawing without an alternative or inside a sentence, at its line in the page', async () => {
  put('content/docs/d.svg', drawing());
  const { problems } = await inline(
    '<p><img src="d.svg" alt=" " data-line="3"></p><p>See <em><img src="d.svg" alt="A" data-line="5"></em></p>',
  );
  expect(problems).toEqual([
    expect.objectContaining({ check: 'textAlternatives', file: 'content/docs/a.md', line: 3 }),
    expect.objectContaining({ check: 'content', file: 'content/docs/a.md', line: 5 }),
  ]);
});

it('reports mistakes inside a drawing in its own file, and does not show it', async () => {
  put('content/docs/d.svg', drawing('\n<script>x</script>'));
  const { problems, html, stamps } = await inline('<p><img src="d.svg" alt="A"></p>');
  expect(problems).toEqual([
    expect.objectContaining({ check: 'content', file: 'content/docs/d.svg', line: 2 }),
  ]);
  expect(html).toBe('');
  expect(stamps).toHaveLength(1);
});
