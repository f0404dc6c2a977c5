import fs from 'node:fs';
import path from 'node:path';
import { openDiagramStore } from '../../features/diagrams/store';
import { finishBody } from './body';
import { fillLinks } from './links';
import { tempFolder } from '../../test/temp-folder';

const rootDir = tempFolder();

const finish = (html: string) =>
  finishBody(html, {
    absolutePath: path.join(rootDir, 'content/docs/a.md'),
    rootDir,
    contentDir: path.join(rootDir, 'content'),
    staticDirs: [],
  });

it('produces a whole body', async () => {
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

it('reports missing pictures if no static folder exists', async () => {
  const { problems, html } = await finish('<img src="/a.png" data-line="7">');
  expect(problems).toEqual([
    expect.objectContaining({ line: 7, fix: 'Put it into static, or fix the path.' }),
  ]);
  expect(html).not.toContain('data-line');
});

it('is empty for an empty page', async () => {
  expect(await finish('')).toEqual({
    html: '',
    headings: [],
    text: '',
    blocks: [],
    links: [],
    symptoms: [],
    assets: [],
    awaited: [],
    problems: [],
  });
});

it('has the pictures of diagrams, and their mistakes', async () => {
  const diagrams = openDiagramStore(process.cwd(), path.join(rootDir, 'content'));
  fs.mkdirSync(diagrams.dir, { recursive: true });
  for (const file of Object.values(diagrams.filesOf('graph TD'))) {
    fs.writeFileSync(file, '<svg width="4" height="2"/>');
  }
  const body = await finishBody(
    '<figure data-diagram="graph TD" data-line="3"></figure><h2 id="a">A</h2><figure data-diagram="graph LR" data-title="B"></figure>',
    {
      absolutePath: path.join(rootDir, 'content/docs/a.md'),
      rootDir,
      contentDir: path.join(rootDir, 'content'),
      staticDirs: [],
      diagrams,
    },
  );
  expect(body.problems).toEqual([
    expect.objectContaining({ check: 'textAlternatives', file: 'content/docs/a.md', line: 3 }),
  ]);
  expect(body.html.match(/<img /g)).toHaveLength(2);
  expect(body.html).not.toContain('template');
  expect(body.awaited).toHaveLength(2);
  expect(body.text).toContain('graph TD');
});
