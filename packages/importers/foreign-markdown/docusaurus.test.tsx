import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillInlineToc } from '../../../src/markdown/html/headings';
import {
  BrowserOnly,
  CodeBlock,
  DocCardList,
  Head,
  Heading,
  Link,
  ThemedImage,
  TOCInline,
  Translate,
  translate,
} from './docusaurus';
import { MODULES } from './modules';
import { bodyComponents } from '../../../src/markdown/components';

const html = (element: React.ReactNode) => renderToStaticMarkup(<>{element}</>);

it('writes code as fences are written', () => {
  const code = 'if (a < b) {}\n';
  const block = (
    <CodeBlock language="js" title="a.js" showLineNumbers>
      {code}
    </CodeBlock>
  );
  expect(html(block)).toBe(
    '<figure data-code="javascript" data-title="a.js" data-first-line="1"><pre class="language-javascript"><code class="language-javascript">if (a &lt; b) {}</code></pre></figure>',
  );
  expect(html(<CodeBlock className="language-cs" metastring='title="A.cs"' />)).toContain(
    'data-code="csharp" data-title="A.cs"',
  );
});

it('takes code from the paragraph that MDX makes of it', () => {
  const block = (
    <CodeBlock language="bash">
      <p>
        emulator <b>-list</b> {3}
      </p>
    </CodeBlock>
  );
  expect(html(block)).toContain('<code class="language-bash">emulator -list 3</code>');
});

it('has a picture for each theme', () => {
  const shown = html(<ThemedImage alt="A" sources={{ light: './l.png', dark: './d.png' }} />);
  expect(shown).toContain('<img class="diagram-light" src="./l.png" alt="A"/>');
  expect(shown).toContain('<img class="diagram-dark" src="./d.png" alt="A"/>');
});

it('fills the table of contents in where a page asks for it', () => {
  const root = fromHtml(html(<TOCInline maxHeadingLevel={2} />), { fragment: true });
  fillInlineToc(root, [
    { id: 'a', text: 'A', depth: 2 },
    { id: 'b', text: 'B', depth: 3 },
  ]);
  expect(toHtml(root)).toBe('<div><ul><li><a href="#a">A</a></li></ul></div>');
});

it('shows what needs no browser, else its stand-in', () => {
  expect(html(<BrowserOnly>{() => <b>A</b>}</BrowserOnly>)).toBe('<b>A</b>');
  const fails = () => {
    throw new Error('no window');
  };
  expect(html(<BrowserOnly fallback={<i>B</i>}>{fails}</BrowserOnly>)).toBe('<i>B</i>');
});

it('has texts and headings, and no metadata in the page', () => {
  expect(html(<Translate>Text</Translate>)).toBe('Text');
  expect(translate({ message: 'Edit {name} {other}' }, { name: 'it' })).toBe('Edit it {other}');
  expect(html(<Heading as="h3">A</Heading>)).toBe('<h3>A</h3>');
  expect(html(<Head />)).toBe('');
});

it('lists pages that are named, and leaves a place for those of the category', () => {
  expect(html(<DocCardList items={[{ label: 'A', href: '/a' }, { label: 'none' }]} />)).toBe(
    '<div class="cards"><a class="card" href="/a"><span class="card-title">A</span></a></div>',
  );
  expect(html(<DocCardList />)).toBe('<div data-doc-cards=""></div>');
});

it('has Docusaurus’s link, with either of its names for the address', () => {
  expect(html(<Link to="/a">A</Link>)).toBe('<a href="/a">A</a>');
  expect(html(<Link href="https://b.example">B</Link>)).toBe('<a href="https://b.example">B</a>');
});

describe('what pages may import', () => {
  const imported = (name: string) => MODULES.get(name)?.default;

  it('leaves addresses as they are', () => {
    const useBaseUrl = imported('@docusaurus/useBaseUrl') as (path: string) => string;
    expect(useBaseUrl('/img/a.png')).toBe('/img/a.png');
  });

  it.each(['Tabs', 'TabItem', 'Admonition', 'Details'] as const)(
    'has @theme/%s, the same as pages can use without an import',
    (name) => {
      expect(imported(`@theme/${name}`)).toBe(bodyComponents[name]);
    },
  );
});
