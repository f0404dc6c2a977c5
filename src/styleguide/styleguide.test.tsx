/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import '../test/dom';
import { render, screen } from '@testing-library/react';
import { listFiles } from '../config/diagnostics/files';
import { tokenGroups } from '../styles/token-groups';
import { COMPONENTS } from './components';
import { withScopedIds } from './scoped-ids';
import { showStates } from './states';
import { Tokens } from './tokens';

const css = ['src', 'packages']
  .flatMap((dir) => listFiles(path.resolve(dir)))
  .filter((file) => file.endsWith('.css'))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

it.each(Object.entries(COMPONENTS))('%s: every class has a style', (_, Component) => {
  const { container } = render(<Component mode="light" />);
  const unstyled = [...container.querySelectorAll('[class]')]
    .flatMap((element) => [...element.classList])
    .filter((name) => !css.includes(name));
  expect(unstyled).toEqual([]);
});

it('shows tokens with name, value and contrast, once in each theme', () => {
  const groups = tokenGroups(fs.readFileSync('src/styles/tokens.css', 'utf8'));
  const { container } = render(<Tokens groups={groups} />);
  expect(screen.getAllByText('--color-ink-muted')).toHaveLength(2);
  const [light, dark] = container.querySelectorAll('[data-theme]');
  for (const half of [light, dark]) {
    expect(half).toHaveTextContent(/--color-page#[\da-f]{6}, 1\.00:1 to the page, [\d.]+:1 to ink/);
  }
});

it('gives the ids of each half, and what refers to them, a name of its own', () => {
  const html =
    '<button aria-controls="a b">x</button><p id="a"></p><label for="b"></label><a href="#a"></a>';
  expect(withScopedIds(html, 'dark')).toBe(
    '<button aria-controls="dark-a dark-b">x</button><p id="dark-a"></p><label for="dark-b"></label><a href="#dark-a"></a>',
  );
});

it('shows the states of rules for good', () => {
  document.head.innerHTML =
    '<style>a { color: red } a:hover { color: blue } @media screen { a:focus-visible { color: green } }</style>';
  showStates(document.styleSheets);
  const [sheet] = document.styleSheets;
  const text = [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n');
  expect(text).toMatch(/a\[data-state~="hover"\] \{\s*color: blue/);
  expect(text).toMatch(/a\[data-state~="focus"\] \{\s*color: green/);
});
