import { toHtml } from 'hast-util-to-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { unescapeHtml } from '../../page-model/escape-attribute';

const VALUE = `a "b" 'c' <d> \`e\` & f &amp; g`;

const attributeOf = (html: string) => /title="([^"]*)"/.exec(html)?.[1] ?? '';

it('reads what React has written', () => {
  expect(unescapeHtml(attributeOf(renderToStaticMarkup(<p title={VALUE} />)))).toBe(VALUE);
});

it('reads what bodies are written with', () => {
  const element = { type: 'element', tagName: 'p', properties: { title: VALUE }, children: [] };
  const root = { type: 'root', children: [element] } as Parameters<typeof toHtml>[0];
  expect(unescapeHtml(attributeOf(toHtml(root)))).toBe(VALUE);
});
