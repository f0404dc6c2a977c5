import { escapeAttribute } from './escape-attribute';

it('escapes what would end an attribute', () => {
  expect(escapeAttribute('"><script>&amp;')).toBe('&quot;>&lt;script>&amp;amp;');
});
