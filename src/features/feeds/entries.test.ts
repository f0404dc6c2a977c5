import { installBasePath } from '../../base-path';
import { feedEntries } from './entries';

const PAGE = { site: 'https://docs.example/v2', path: '/releases' };
const anchor = (id: string) => `<a class="heading-anchor" href="#${id}">#</a>`;
const section = (id: string, title: string, html: string) =>
  `<h2 id="${id}">${title}${anchor(id)}</h2>${html}`;
const entriesOf = (html: string) => feedEntries(html, PAGE);

it('makes an entry of each section that has a date', () => {
  const html =
    '<p>Before all sections.</p>' +
    section('next', 'Next', '<p>Not released.</p>') +
    section('2-1', 'Two &amp; one', '<p><time datetime="2025-01-28">28 January</time></p>') +
    section('2-0', 'Two', '<div><p>On <time datetime="2024-10-15">15 October</time>.</p></div>');
  expect(entriesOf(html)).toEqual([
    {
      section: '2-1',
      title: 'Two & one',
      date: '2025-01-28',
      html: '<p><time datetime="2025-01-28">28 January</time></p>',
    },
    {
      section: '2-0',
      title: 'Two',
      date: '2024-10-15',
      html: '<p>On <time datetime="2024-10-15">15 October</time>.</p>',
    },
  ]);
});

const DATE = '<time datetime="2025-01-28"></time>';
const contentOf = (html: string) => entriesOf(section('a', 'A', DATE + html))[0]?.html;

it('has the whole section, with subsections', () => {
  expect(contentOf(`<h3 id="fixes">Fixes${anchor('fixes')}</h3><ul><li>One</li></ul>`)).toBe(
    `${DATE}<h3>Fixes</h3><ul><li>One</li></ul>`,
  );
});

it('writes addresses in full', () => {
  const html =
    '<a href="/room#events">a</a><a href="#a">b</a><a href="https://other.example/">c</a>' +
    '<a href="mailto:a@b.example">d</a><img src="/static/a.png" alt="A">';
  expect(contentOf(html)).toBe(
    `${DATE}<a href="https://docs.example/v2/room#events">a</a>` +
      '<a href="https://docs.example/v2/releases#a">b</a><a href="https://other.example/">c</a>' +
      '<a href="mailto:a@b.example">d</a>' +
      '<img src="https://docs.example/v2/static/a.png" alt="A">',
  );
});

it('writes addresses of a site below a path of its host once', () => {
  installBasePath('/v2');
  const content = contentOf('<a href="/v2/room#events">a</a><a href="/v2/">b</a>');
  installBasePath('');
  expect(content).toBe(
    `${DATE}<a href="https://docs.example/v2/room#events">a</a><a href="https://docs.example/v2/">b</a>`,
  );
});

it('leaves out what works on the site only', () => {
  const html =
    '<div class="code-frame"><button type="button">Copy</button><pre class="x" tabindex="0">' +
    '<code><span class="token">a</span></code></pre></div><svg><path></path></svg>' +
    '<span aria-hidden="true">·</span><script>1</script>';
  expect(contentOf(html)).toBe(`${DATE}<pre><code>a</code></pre>`);
});
