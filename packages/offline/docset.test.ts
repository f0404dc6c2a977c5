import { entriesOf } from './docset';

it('finds a class by its members, and a guide by its sections', () => {
  const heading = (id: string, text: string, tag = 'h2') =>
    `<${tag} id="${id}">${text}<a class="heading-anchor" href="#${id}">#</a></${tag}>`;
  const name =
    '<span class="api-title-name">Set&lt;<wbr/>T&gt;</span> <span class="api-kind">struct</span>';
  const item =
    '<span class="api-glyph api-glyph-indexer" data-glyph="I"></span><script>part()</script>';
  const type = `<main><h1>${name}</h1>${heading('section-members', 'Members')}${item}${heading('this', '<code>this[int]</code>', 'h3')}${heading('remarks', 'Remarks')}`;
  expect(entriesOf(type, 'set.html')).toEqual([
    ['Set<T>', 'Struct', 'set.html'],
    ['this[int]', 'Property', 'set.html#this'],
    ['Remarks', 'Section', 'set.html#remarks'],
  ]);
  const guide = `<h2 id="menu">Menu</h2><main><h1>Rooms &amp; more</h1>${heading('join', 'Join')}`;
  expect(entriesOf(guide, 'room.html')).toEqual([
    ['Rooms & more', 'Guide', 'room.html'],
    ['Join', 'Section', 'room.html#join'],
  ]);
  expect(entriesOf('<p>Moved</p>', 'old.html')).toEqual([]);
});
