import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { parseHtml } from './parse';

it.each([
  ['elements and text', '<p class="a b">One &amp; <b>two</b> &lt;three&gt;</p>\n<hr>'],
  ['attributes', '<input disabled value=\'"\' data-x="1"><a href="?a=1&amp;b">x</a>'],
  ['what is not closed or nested wrongly', '<ul><li>a<li><b>b</ul><table><tr><td>x<p>y</b>'],
  [
    'drawings',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><foreignObject><p>x</p></foreignObject></svg>',
  ],
  [
    'templates, comments and scripts',
    '<template><p>t</p></template><!-- c --><script>a < b</script>',
  ],
  ['text alone', 'a < b & c'],
  ['what is for browsers without scripts', '<noscript><p>x</p></noscript>'],
  ['nothing', ''],
])('parses %s as hast-util-from-html does', (_, html) => {
  const expected = fromHtml(html, { fragment: true });
  expect(toHtml(parseHtml(html))).toBe(toHtml(expected));
});

it('notes no positions', () => {
  expect(JSON.stringify(parseHtml('<p>a</p>'))).not.toContain('position');
});
