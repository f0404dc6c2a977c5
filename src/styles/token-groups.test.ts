import fs from 'node:fs';
import { tokenGroups } from './token-groups';
import { readTokens } from './tokens';

const CSS = `/* The file. */
:root,
[data-theme='light'] {
  /* Depths,
     all of them. */
  --a: #fff;

  --b: #eee;
}

:root {
  /* Sizes. */
  --c: 1rem;
}

[data-theme='dark'] {
  --a: #000;
}
`;

it('groups tokens by the comments above them', () => {
  expect(tokenGroups(CSS)).toEqual([
    {
      title: 'Depths, all of them.',
      tokens: [
        { name: '--a', light: '#fff', dark: '#000' },
        { name: '--b', light: '#eee', dark: '#eee' },
      ],
    },
    { title: 'Sizes.', tokens: [{ name: '--c', light: '1rem', dark: '1rem' }] },
  ]);
});

it('has every token of the site', () => {
  const css = fs.readFileSync('src/styles/tokens.css', 'utf8');
  const names = tokenGroups(css).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(names.sort()).toEqual([...readTokens(css).light.keys()].sort());
});
