import { readTokens } from './tokens';

it('reads the tokens of both modes; the dark one inherits what it does not override', () => {
  const css = `/* What there is. */
:root,
[data-theme='light'] {
  color-scheme: light;

  --a: #fff;
}

:root {
  --b:
    one,
    two;
}

[data-theme='dark'] {
  --a: #000;
}

@media (x) {
  :root {
    --a: #123;
  }
}
`;
  const { light, dark } = readTokens(css);
  expect([...light]).toEqual([
    ['--a', '#fff'],
    ['--b', 'one, two'],
  ]);
  expect([...dark]).toEqual([
    ['--a', '#000'],
    ['--b', 'one, two'],
  ]);
});
