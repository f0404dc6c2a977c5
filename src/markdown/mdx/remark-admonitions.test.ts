import { renderMdx } from '../../test/render-mdx';
import remarkAdmonitions from './remark-admonitions';

const render = (source: string) => renderMdx(source, [remarkAdmonitions]);

it.each('note tip info warning danger caution important success secondary checkpoint'.split(' '))(
  'marks :::%s with its name',
  async (name) => {
    expect(await render(`:::${name}\n\nText\n\n:::`)).toBe(
      `<div data-admonition="${name}"><p>Text</p></div>`,
    );
  },
);

it('puts its own title first, with its markup', async () => {
  const html = await render(':::tip[Use `code` *now*]\nText\n:::');
  expect(html).toBe(
    '<div data-admonition="tip"><p class="admonition-title">Use <code>code</code> <em>now</em></p><p>Text</p></div>',
  );
});

it('nests, with more colons outside', async () => {
  const html = await render('::::note\nOut\n\n:::tip[T]\nIn\n:::\n\n::::');
  expect(html.replace(/\n/g, '')).toBe(
    '<div data-admonition="note"><p>Out</p><div data-admonition="tip"><p class="admonition-title">T</p><p>In</p></div></div>',
  );
});

it('works inside lists and quotes', async () => {
  expect(await render('- a\n\n  :::tip\n  b\n  :::')).toContain(
    '<div data-admonition="tip"><p>b</p></div>',
  );
  expect(await render('> :::tip\n> b\n> :::')).toContain('<div data-admonition="tip">');
});

it.each([
  ['hint', 'Write one of :::note, :::tip, :::info, :::warning, :::danger, :::checkpoint.'],
  [
    'tipp',
    'Write ":::tip". There are :::note, :::tip, :::info, :::warning, :::danger, :::checkpoint.',
  ],
  [
    'cautoin',
    'Write ":::caution". There are :::note, :::tip, :::info, :::warning, :::danger, :::checkpoint.',
  ],
])('reports the unknown :::%s with its line, and continues', async (name, fix) => {
  const html = await render(`a\n\n:::${name}[T]\nb\n:::`);
  const text = (value: string) => value.replace(/"/g, '&quot;');
  expect(html).toContain(
    `<div data-admonition="note"><template data-mistake="${text(`":::${name}" is not an admonition.`)}" data-fix="${text(fix)}" data-check="admonitions" data-line="3"></template>`,
  );
  expect(html).toContain('<p>b</p>');
});

it.each([
  ['At 10:30 on port:80', 'At 10:30 on port:80'],
  ['ratio a:b and std::vector', 'ratio a:b and std::vector'],
  ['a :smile: b', 'a :smile: b'],
  ['x:y[z]{w=1} end', 'x:y[z]{w=1} end'],
])('leaves %j as text', async (source, text) => {
  expect(await render(source)).toBe(`<p>${text}</p>`);
});

it('leaves a line that looks like a leaf directive as a paragraph', async () => {
  expect(await render('::leaf[a]\n\nText')).toBe('<p>::leaf[a]</p>\n<p>Text</p>');
});
