import { linesOf } from './markdown/lines';
import { countPage } from './words';

it.each([
  ['!!! note "A *b*"\n    c\n\n??? tip\n    d', 'a b c tip d'],
  ['!!! note\n    a\n=== "C"\n    ```py title="no"\n    x = "==1"\n    ```', 'x 1 a c'],
  ['[a](no.md "no") ![no](no.png) [b][no] `#!py c_d`s', 'a b cds'],
  ['1. a[^1]\n\n[^1]: b\n\n*[HTML]: no\n\n  [no]:\n    no.md', 'a b'],
  ['> [!NOTE]\n> 1. a\n\n1) b\n\n<!--\n```\nno\n-->\n\n[c](\nno)', 'a b c'],
  ['# A { #no .no }\n\n- [x] ++ctrl+k++ H~2~O :material-no: ==b==\n\n[TOC]', 'a ctrl k h2o b'],
  [
    'a <!-- no\n\nno --> <b\nclass="no">b</b><script>no</script>\n\n::: no.No\n    no: 1\n\nc',
    'a b c',
  ],
])('counts what readers see of %j', (source, words) => {
  expect(countPage(linesOf(source)).words.join(' ')).toBe(words);
});

it('counts links, pictures and headings', () => {
  const { links, pictures, anchors } = countPage(
    linesOf('# A\n\n[a](b) [c][d] [![e](f)](h) <img src="g">'),
  );
  expect([links, pictures, anchors.length]).toEqual([3, 2, 1]);
});
