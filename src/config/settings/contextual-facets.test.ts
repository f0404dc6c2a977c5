import { contextualFacets } from './contextual-facets';

const versions = {
  type: 'docsVersionDropdown' as const,
  position: 'right' as const,
  items: [
    { label: 'Next', href: '/' },
    { label: '1.0', href: 'https://old.example' },
  ],
};

it.each([
  ['the language alone', [], {}, { language: 'en' }],
  ['the version that the navbar lists first', [versions], {}, { language: 'en', version: 'next' }],
  ["the owner's own", [versions], { contextualFacets: { tag: ['a'] } }, { tag: ['a'] }],
])('contextual facets are %s', (_what, items, search, expected) => {
  expect(contextualFacets({ lang: 'en', navbar: { items } }, search)).toEqual(expected);
});
