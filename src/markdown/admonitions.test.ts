import fs from 'node:fs';
import path from 'node:path';
import { ADMONITIONS, admonitionOf } from './admonitions';

const read = (file: string) => fs.readFileSync(path.resolve(file), 'utf8');
const types = Object.keys(ADMONITIONS) as (keyof typeof ADMONITIONS)[];

const style = read('src/styles/parts/admonitions.css');
const tokens = read('src/styles/tokens.css');
const guide = read('CONTRIBUTING.md');

describe.each(types)('%s', (type) => {
  it('has a title of its own', () => {
    const title = (name: string) => admonitionOf(name)?.title;
    expect(title(type)).toBeTruthy();
    expect(types.filter((other) => title(other) === title(type))).toEqual([type]);
  });

  it.each([`--color-${type}`, `--color-${type}-soft`])('has %s in both colour modes', (token) => {
    expect(tokens.split(`${token}:`)).toHaveLength(3);
    expect(style).toContain(`var(${token})`);
  });

  it('has a style, or the one that all have', () => {
    const selector = type === 'note' ? '.admonition {' : `.admonition-${type} {`;
    const [, rule = ''] = style.split(selector);
    expect(rule.slice(0, rule.indexOf('}'))).toContain(`--tone: var(--color-${type});`);
  });

  it('is in the guide for authors', () => {
    expect(guide).toContain(`\`:::${type}\``);
  });
});

it('has no style for a type that does not exist', () => {
  const styled = [...style.matchAll(/\.admonition-([a-z]+) \{/g)].map(([, type]) => type);
  expect(styled.filter((type) => type !== 'title')).toEqual(
    types.filter((type) => type !== 'note'),
  );
});

it.each([
  ['caution', { type: 'warning', title: 'Caution' }],
  ['tip', { type: 'tip', title: 'Tip' }],
  ['hint', undefined],
  ['constructor', undefined],
])('maps %s to %j', (name, found) => {
  expect(admonitionOf(name)).toEqual(found);
});
