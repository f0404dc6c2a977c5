import { fillDocCards } from './doc-cards';

const place = '<p>A</p><div data-doc-cards=""></div>';

it('puts the pages of a category where its page asks for them', () => {
  expect(fillDocCards(place, [{ label: 'B & C', href: '/b' }])).toBe(
    '<p>A</p><div class="cards"><a class="card" href="/b"><span class="card-title">B &amp; C</span></a></div>',
  );
});

it('puts none on a page that is no category', () => {
  expect(fillDocCards(place)).toBe('<p>A</p><div class="cards"></div>');
  expect(fillDocCards('<p>A</p>')).toBe('<p>A</p>');
});
