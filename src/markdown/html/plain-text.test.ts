import { fromHtml } from 'hast-util-from-html';
import { plainText } from './plain-text';

const text = (html: string) => plainText(fromHtml(html, { fragment: true }));

it.each([
  ['<h2>A<a class="heading-anchor">#</a></h2><p>b <b>c</b>d</p>', 'A\nb cd'],
  ['<p>a\n  b\t c</p>', 'a\nb c'],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', 'a\nb\nc'],
  ['<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>', 'a b\nc d'],
  ['<p>a<br>b</p>', 'a b'],
  ['<pre>a\n  b</pre>', 'a\nb'],
  ['<button>Copy</button><style>x</style><script>y</script><svg><title>z</title></svg>a', 'a'],
  ['<p>Set&lt;T&gt; &amp; &nbsp; 你好</p>', 'Set<T> & 你好'],
  ['<details><summary>a</summary>b</details>', 'a\nb'],
  ['<!-- comment --><p></p>', ''],
])('reads %j', (html, expected) => {
  expect(text(html)).toBe(expected);
});
