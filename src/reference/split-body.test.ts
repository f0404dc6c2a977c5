import { splitBody } from './split-body';

it('takes apart what has no heading, the example, "See also" and the rest', () => {
  const parts = splitBody(
    '<p>Intro.</p><h2>Remarks</h2><p>R.</p><h2 id="own">Example</h2><pre>c</pre><h3>More</h3><h2>Modes</h2><p>M.</p><h2>See also</h2><ul><li>S</li></ul>',
  );
  expect(parts).toEqual({
    above: '<p>Intro.</p>',
    example: '<h2 id="own">Example</h2><pre>c</pre><h3>More</h3>',
    below: '<h2>Remarks</h2><p>R.</p><h2>Modes</h2><p>M.</p>',
    seeAlso: '<h2>See also</h2><ul><li>S</li></ul>',
  });
});

it('takes several examples too, and leaves headings inside other elements alone', () => {
  const note = '<div data-admonition="note"><h2>Example</h2></div>';
  expect(splitBody(`<h2>Modes</h2>${note}<h2>Examples</h2>`)).toEqual({
    above: '',
    example: '<h2>Examples</h2>',
    below: `<h2>Modes</h2>${note}`,
    seeAlso: '',
  });
});

it('finds the first guide in "See also", among types and other sites', () => {
  const items = [
    '<a href="/reference/classes/Room"><code>Room</code></a> connects.',
    '<a href="https://example.com/">Elsewhere</a>',
    '<a data-line="4" href="/room/room#rpc">The room</a> explains it.',
    '<a href="/room/more">More</a>',
  ];
  const list = items.map((item) => `<li>${item}</li>`).join('');
  const above = '<p><a href="/intro">Intro</a></p>';
  expect(splitBody(`${above}<h2>See also</h2><ul>${list}</ul>`).guide).toBe(
    '<a data-line="4" href="/room/room#rpc">The room</a>',
  );
});
