import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { type DiagramStore, openDiagramStore } from '../../features/diagrams/store';
import { frameDiagrams } from './diagrams';
import { tempFolder } from '../../test/temp-folder';

let root: string;
let store: DiagramStore;
beforeEach(() => {
  root = tempFolder();
  fs.mkdirSync(path.join(root, 'content/diagrams'), { recursive: true });
  store = openDiagramStore(process.cwd(), path.join(root, 'content'));
});

const SOURCE = 'graph TD\n  A --> "B"';
const fence = (attributes: string, source = SOURCE) =>
  `<figure data-diagram="${source.replaceAll('"', '&quot;')}" ${attributes}></figure>`;

function putPictures(width = 300): void {
  const { light, dark } = store.filesOf(SOURCE);
  for (const file of [light, dark])
    fs.writeFileSync(file, `<svg width="${width}" height="100" viewBox="0 0 ${width} 100"/>`);
}

async function frame(html: string, diagrams: DiagramStore | null = store) {
  const tree = fromHtml(html, { fragment: true });
  const result = await frameDiagrams(tree, {
    absolutePath: path.join(root, 'content/docs/a.md'),
    rootDir: root,
    contentDir: path.join(root, 'content'),
    staticDirs: [],
    ...(diagrams && { diagrams }),
  });
  return { ...result, html: toHtml(tree) };
}

it('shows the pictures of both themes, with their size, and the source as text', async () => {
  putPictures();
  const { html, stamps, awaited } = await frame(fence('data-title="Flow" data-line="3"'));
  const urls = [...html.matchAll(/src="(\/assets\/[\da-f]{16}-(?:light|dark)-[\da-f]{10}\.svg)"/g)];
  expect(urls).toHaveLength(2);
  expect(html.replace(/ src="[^"]*"/g, '')).toBe(
    '<figure class="diagram diagram-drawn">' +
      '<img class="diagram-light" alt="Flow" width="300" height="100" loading="lazy" decoding="async">' +
      '<img class="diagram-dark" alt="Flow" width="300" height="100" loading="lazy" decoding="async">' +
      '<figcaption>Flow</figcaption>' +
      '<details class="diagram-text"><summary class="diagram-label">Diagram as text</summary>' +
      '<pre class="diagram-source" tabindex="0"><code>graph TD\n  A --> "B"</code></pre></details></figure>',
  );
  for (const [, url = ''] of urls) expect(fs.existsSync(path.join(root, 'public', url))).toBe(true);
  expect(awaited).toEqual([]);
  // The colours, and the two files.
  expect(stamps.map(({ file }) => path.basename(file))).toEqual([
    'tokens.css',
    ...Object.values(store.filesOf(SOURCE)).map((file) => path.basename(file)),
  ]);
});

it('has a full text alternative if the author writes one', async () => {
  putPictures(600);
  const { html } = await frame(fence('data-title="Flow" data-alt="A leads to B"'));
  expect(html.match(/alt="A leads to B"/g)).toHaveLength(2);
  expect(html).toContain('picture-medium" role="region" tabindex="0" aria-label="Diagram: Flow"');
  expect(html).toContain('<figcaption>Flow</figcaption>');
});

it('leaves a diagram without both pictures to the browser, and waits for them', async () => {
  putPictures();
  const { light, dark } = store.filesOf(SOURCE);
  fs.rmSync(dark);
  const { html, awaited, stamps } = await frame(fence('data-title="Flow" data-alt="All"'));
  expect(html).toBe(
    '<figure class="diagram diagram-small" data-mermaid="" data-alt="All"><pre class="diagram-source" tabindex="0"><code>graph TD\n  A --> "B"</code></pre><figcaption>Flow</figcaption></figure>',
  );
  expect(awaited).toEqual([dark]);
  expect(stamps.map(({ file }) => file)).toEqual([store.tokensFile, light]);
});

it('uses no picture of another source, and no foreign file', async () => {
  putPictures();
  expect((await frame(fence('data-title="A"', `${SOURCE}\n  B --> C`))).html).toContain(
    'data-mermaid',
  );
  for (const file of Object.values(store.filesOf(SOURCE))) fs.writeFileSync(file, '<svg/>');
  expect((await frame(fence('data-title="A"'))).html).toContain('data-mermaid');
});

it('works without pictures at all', async () => {
  const { html, awaited } = await frame(fence('data-alt="A"'), null);
  expect(html).toContain('data-mermaid');
  expect(awaited).toEqual([]);
});

it.each([
  [6, 'small'],
  [7, 'medium'],
  [11, 'medium'],
  [12, 'large'],
])('gives %i lines a %s place', async (count, size) => {
  const source = Array.from({ length: count }, (_, index) => `a${index}`).join('\n');
  expect((await frame(fence('data-title="A"', source))).html).toContain(
    `class="diagram diagram-${size}"`,
  );
});

it('leaves a mistake if a diagram has no alternative, and shows it anyway', async () => {
  const { html } = await frame(fence('data-title=" " data-line="7" data-source="/a.md"'));
  expect(html).toMatch(
    /^<template data-mistake="The diagram has no text alternative\." data-fix="[^"]*title=[^"]*" data-check="textAlternatives" data-line="7" data-source="\/a\.md"><\/template><figure/,
  );
  expect(html).not.toContain('figcaption');
});
