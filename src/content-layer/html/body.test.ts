import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finishBody } from './body';
import { fillLinks } from './links';

const rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'body-'));
afterAll(() => {
  fs.rmSync(rootDir, { recursive: true });
});

const finish = (html: string) =>
  finishBody(html, {
    absolutePath: path.join(rootDir, 'content/docs/a.md'),
    rootDir,
    contentDir: path.join(rootDir, 'content'),
    staticDirs: [],
  });

it('makes a body in one go', async () => {
  const body = await finish(
    [
      '<h1>Rooms</h1><p>See <a href="./b.md#c" data-line="4">b</a>.</p>',
      '<div data-admonition="tip"><h3>In</h3></div>',
      '<h2 id="own">Table</h2><table><tr><th>A</th></tr></table>',
      '<span><div>raw</div></span>',
    ].join(''),
  );
  expect(body.title).toBe('Rooms');
  expect(body.html).not.toContain('<h1>');
  expect(body.headings).toEqual([
    { id: 'in', text: 'In', depth: 3 },
    { id: 'own', text: 'Table', depth: 2 },
  ]);
  expect(body.links).toEqual([{ href: './b.md#c', text: 'b', line: 4 }]);
  expect(body.text).toBe('See b.\nTip\nIn\nTable\nA\nraw');
  expect(body.html).toContain('aria-label="Table: Table"');
  expect(body.html).toContain('<div>raw</div>');
  expect(body.html).not.toContain('<span>');
  expect(fillLinks(body.html, [{ href: '/b#c', external: false }])).toContain(
    '<p>See <a href="/b#c">b</a>.</p>',
  );
});

it('reports missing pictures where no static folder exists', async () => {
  const { problems, html } = await finish('<img src="/a.png" data-line="7">');
  expect(problems).toEqual([
    expect.objectContaining({ line: 7, mend: 'Put it into static, or mend the path.' }),
  ]);
  expect(html).not.toContain('data-line');
});

it('is empty for an empty page', async () => {
  expect(await finish('')).toEqual({
    html: '',
    headings: [],
    text: '',
    links: [],
    assets: [],
    problems: [],
  });
});
