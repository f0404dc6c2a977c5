import { globalsIn } from './global-components';

it('finds the components that a theme gives to all pages, by their names there', () => {
  const source = `import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Card, { Plain, Own as Deck } from '@site/src/Card';
import Part from './_part.mdx';
import helper from './helper';
export default { ...MDXComponents, Card, Plain, Cards: Deck, Part };
`;
  const found = globalsIn(source).map(({ name, from, exported }) => [
    name,
    exported,
    from.specifier,
    from.line,
  ]);
  expect(found).toEqual([
    ['Plain', 'Plain', '@site/src/Card', 3],
    ['Deck', 'Own', '@site/src/Card', 3],
    ['Cards', 'Own', '@site/src/Card', 3],
    ['Card', 'default', '@site/src/Card', 3],
    ['Part', 'default', './_part.mdx', 4],
  ]);
});
