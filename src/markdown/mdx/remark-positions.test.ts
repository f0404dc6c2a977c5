import { bodyComponents } from '../components';
import { renderMdx } from '../../test/render-mdx';
import remarkPositions from './remark-positions';

const tags = async (source: string) => {
  const html = await renderMdx(source, [remarkPositions]);
  return [...html.matchAll(/<(?:a|img|video|source)\b[^>]*>/g)].map(([tag]) => tag);
};

it('adds the line to links and images, including those by reference', async () => {
  expect(await tags('[a](/a)\n\n![b](b.png)\n\n[c][d] ![e][d]\n\n[d]: /d')).toEqual([
    '<a href="/a" data-line="1">',
    '<img src="b.png" alt="b" data-line="3"/>',
    '<a href="/d" data-line="5">',
    '<img src="/d" alt="e" data-line="5"/>',
  ]);
});

it('adds the line to elements with a target, and to no others', async () => {
  const source =
    '<video\n  src="a.mp4"\n  poster="a.png"\n></video>\n\nText <a href="/b">b</a>\n\n<a id="c" />';
  expect(await tags(source)).toEqual([
    '<video src="a.mp4" poster="a.png" data-line="1">',
    '<a href="/b" data-line="6">',
    '<a id="c">',
  ]);
});

it('counts lines inside lists and quotes, and in a link that spans lines', async () => {
  expect(await tags('- a\n- [b](/b)\n\n> c\n> [d\n> e](/d)')).toEqual([
    '<a href="/b" data-line="2">',
    '<a href="/d" data-line="5">',
  ]);
});

it('adds line and file to every component, but not to one of the page itself', async () => {
  const { compile } = await import('@mdx-js/mdx');
  const { VFile } = await import('vfile');
  const { Door: _, ...components } = bodyComponents;
  const names = Object.keys(components);
  const source = `import Door from "./door.jsx";\n\n<Door />\n\n${names.map((name) => `<${name} />\n\n`).join('')}`;
  const code = String(
    await compile(new VFile({ value: source, path: '/a.mdx' }), {
      remarkPlugins: [remarkPositions],
    }),
  );
  expect(
    [...code.matchAll(/"data-source": "\/a\.mdx",\s+"data-line": "(\d+)"/g)].map(([, n]) => n),
  ).toEqual(names.map((_name, index) => String(5 + 2 * index)));
});

it('names components in lower case, with what is in them', async () => {
  const source = 'Text <tabitem /> and\n<button>B</button>\n\n<tabs>\n\n[a](/a)\n\n</tabs>';
  const html = await renderMdx(source, [remarkPositions]);
  const found = [
    ...html.matchAll(/data-mistake="([^"]*)" data-fix="([^"]*)"[^>]* data-line="(\d+)"/g),
  ];
  expect(found.map((match) => match.slice(1))).toEqual([
    ['There is no element &lt;tabitem&gt;.', 'Write &lt;TabItem&gt;.', '1'],
    ['There is no element &lt;tabs&gt;.', 'Write &lt;Tabs&gt;.', '4'],
  ]);
  expect(html).toContain('<a href="/a" data-line="6">');
});
