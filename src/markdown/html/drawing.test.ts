import fs from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { DRAWING_CLASSES, embedDrawing, readDrawing } from './drawing';

const svg = (inner: string, root = 'viewBox="0 0 300 100"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" class="drawing" ${root}>\n${inner}\n</svg>`;
const mistakes = (source: string) => readDrawing(source)?.mistakes ?? [];
const embedded = (source: string) => {
  const drawing = readDrawing(source);
  if (!drawing) throw new Error('This is no drawing.');
  return toHtml(embedDrawing(drawing, 'What it <shows>', 'drawing-1-'));
};

it('is an SVG of the class drawing, and no other', () => {
  expect(readDrawing(svg(''))).toMatchObject({ width: 300, height: 100, mistakes: [] });
  expect(readDrawing('<svg class="logo" viewBox="0 0 1 1"></svg>')).toBeUndefined();
  expect(readDrawing('<svg class="drawings" viewBox="0 0 1 1"></svg>')).toBeUndefined();
  expect(readDrawing('<svg viewBox="0 0 1 1"><g class="drawing"/></svg>')).toBeUndefined();
  expect(readDrawing('no picture')).toBeUndefined();
});

it('is named by its alternative, sized, and drops what a page does not need', () => {
  const html = embedded(
    svg(
      '<!-- an editor --><metadata>x</metadata><title>Old</title><desc>Old</desc><rect class="d-box" width="4" height="5"/>',
      'id="a" viewBox="0 0 300.4 100" version="1.1"',
    ),
  );
  expect(html.replace(/\n/g, '')).toBe(
    '<svg viewBox="0 0 300.4 100" width="300" height="100" role="img" aria-labelledby="drawing-1-title"><title id="drawing-1-title">What it &#x3C;shows></title><rect class="d-box" width="4" height="5"></rect></svg>',
  );
});

it('has unique ids, and references to them', () => {
  const html = embedded(
    svg(
      '<defs><linearGradient id="g"/><path id="p"/></defs><use href="#p"/><use xlink:href="#p"/><rect fill="url(#g)" clip-path="url(\'#c\')"/>',
    ),
  );
  expect(html).toContain('<linearGradient id="drawing-1-g">');
  expect(html).toContain('href="#drawing-1-p"');
  expect(html).toContain('xlink:href="#drawing-1-p"');
  expect(html).toContain('fill="url(#drawing-1-g)"');
  expect(html).toContain('clip-path="url(&#x27;#drawing-1-c&#x27;)"');
});

it('puts heads on arrows, with one marker per colour', () => {
  const html = embedded(
    svg(
      '<path class="d-line d-arrow" d="M0 0"/><path class="d-line d-arrow"/><path class="d-line-accent d-arrow-both"/><path class="d-line"/>',
    ),
  );
  expect(html.match(/<marker /g)).toHaveLength(2);
  expect(html.match(/marker-end="url\(#drawing-1-head-plain\)"/g)).toHaveLength(2);
  expect(html).toContain('marker-start="url(#drawing-1-head-accent)"');
  expect(html).toMatch(/<marker id="drawing-1-head-accent"[^>]*><path class="d-head-accent"/);
  expect(embedded(svg('<path class="d-line"/>'))).not.toContain('marker');
});

it.each([
  ['<script>alert(1)</script>', 'must not contain <script>', 'shapes and texts'],
  [
    '<foreignObject><p>x</p></foreignObject>',
    'must not contain <foreignObject>',
    'shapes and texts',
  ],
  ['<style>rect { fill: red }</style>', 'must not contain <style>', 'shapes and texts'],
  ['<image href="a.png"/>', 'must not contain <image>', 'shapes and texts'],
  ['<a href="/x"><text>x</text></a>', 'must not contain <a>', 'shapes and texts'],
  ['<animate/>', 'must not contain <animate>', 'shapes and texts'],
  ['<rect onclick="x()"/>', 'no scripts: "onclick"', 'Remove'],
  ['<rect style="fill: red"/>', 'no style attributes', 'd-box'],
  ['<use href="https://a.example/b.svg#c"/>', 'outside its file: "https://a.example', 'id'],
  ['<use xlink:href="b.svg#c"/>', 'outside its file: "b.svg#c"', 'id'],
  ['<rect fill="url(https://a.example/#b)"/>', 'outside its file', 'url(#…)'],
  ['<rect mask="url( \'b.svg#c\' )"/>', 'outside its file', 'url(#…)'],
  ['<rect fill="#ff0000"/>', 'The colour "#ff0000" does not follow the theme', 'd-box'],
  ['<stop stop-color="red"/>', 'The colour "red"', 'd-box'],
  ['<rect class="d-boxx"/>', 'no class "d-boxx"', 'Write "d-box"'],
  ['<rect class="d-box cls-1"/>', 'no class "cls-1"', 'Use d-surface'],
])('rejects %s', (inner, message, fix) => {
  const found = mistakes(svg(`\n${inner}`));
  expect(found[0]).toMatchObject({ line: 4 });
  expect(found[0]?.message).toContain(message);
  expect(found[0]?.fix).toContain(fix);
});

it('finds all mistakes, including a missing viewBox, and accepts what is harmless', () => {
  expect(mistakes(svg('<rect fill="red" stroke="blue"/><script/>', 'width="5"'))).toHaveLength(4);
  expect(mistakes(svg('', 'viewBox="0 0 0 5"'))).toHaveLength(1);
  expect(mistakes(svg('<path fill="none" stroke="currentColor"/><rect fill="url(#a)"/>'))).toEqual(
    [],
  );
});

it('has a style for each class', () => {
  const css = fs.readFileSync('src/styles/parts/drawings.css', 'utf8');
  const styled = DRAWING_CLASSES.filter((name) => new RegExp(`\\.${name}[\\s,{]`).test(css));
  // Arrows are drawn by markers.
  expect(DRAWING_CLASSES.filter((name) => !styled.includes(name))).toEqual([
    'd-arrow',
    'd-arrow-both',
  ]);
});
