import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../config/diagnostics/files';
import { type ColorPair, colorTokensIn, pairsIn, type PairTable } from '../test/color-pairs';
import { contrast } from './contrast';
import { COLOR_MODES, readTokens, type Tokens } from './tokens';

const CODE = ['--code-bg', '--code-line'];

/** What rules do not tell. Everything else is read from the style sheets. */
const TABLE: PairTable = {
  grounds: ['--color-page', '--color-surface'],
  inks: ['--color-ink', '--color-ink-muted', '--color-link'],
  groundsOf: [
    [/^--code-/, CODE],
    [/^--inspector-/, ['--inspector-window', '--inspector-bar', '--inspector-field']],
    [/^--color-on-you$/, ['--color-you']],
  ],
  inksOf: [
    [/^--code-(?:bg|line)$/, ['--code-text']],
    [/^--code-bar$/, ['--color-ink', '--color-ink-muted']],
    [/^--inspector-(?:window|bar|field)$/, ['--inspector-text', '--inspector-hint']],
    [/^--color-mark$/, ['--color-ink']],
    // Filled areas: what is written on them says so in its own rule.
    [/^--color-(?:you|others|room|link|danger|ink|ink-muted)$/, []],
    // What lies behind a dialog, and pictures of colours that authors choose.
    [/^--color-(?:backdrop|page-behind)$|^--swatch-/, []],
    [/^--color-rule(?:-strong)?$/, []],
  ],
  decorative: ['--color-rule', '--inspector-border'],
};

/** What no rule of a style sheet compares with anything, with the reason. */
const UNPAIRED: Readonly<Record<string, string>> = {
  '--color-backdrop': 'translucent',
  '--color-page-behind': 'the page through the backdrop; nothing is read on it',
  '--color-rule': 'separates, and tells nothing by itself',
  '--inspector-border': 'a value is a value by its place; Unity draws its fields alike',
};

const root = process.cwd();
const tokensCss = fs.readFileSync('src/styles/tokens.css', 'utf8');
const sheets = ['src', 'packages']
  .flatMap((dir) => listFiles(path.resolve(dir)))
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  .map((file) => ({ name: path.relative(root, file), css: fs.readFileSync(file, 'utf8') }));
const pairs = sheets.flatMap(({ name, css }) => pairsIn(css, name, TABLE));

/** The pairs that cannot be told apart well enough, each once, with the first rule that has it. */
function tooFaint(tokens: Tokens, all: readonly ColorPair[]): string[] {
  const lines = new Map<string, string>();
  for (const mode of COLOR_MODES) {
    const valueOf = (name: string) => tokens[mode].get(name) ?? `no ${name}`;
    for (const { color, ground, least, from } of all) {
      const is = contrast(valueOf(color), valueOf(ground));
      const pair = `${mode}: ${color} on ${ground}`;
      if (is < least && !lines.has(pair)) {
        lines.set(pair, `${pair} has ${is.toFixed(2)} of ${least} (${from})`);
      }
    }
  }
  return [...lines.values()];
}

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b7268', '#0b7268', 1],
  ])('of %s on %s is %d', (color, ground, expected) => {
    expect(contrast(color, ground)).toBeCloseTo(expected, 2);
  });

  it.each(['red', '#fff', 'rgb(0 0 0 / 45%)'])('cannot be told of %s', (color) => {
    expect(() => contrast(color, '#ffffff')).toThrow(`"${color}" is not a colour`);
  });
});

describe('pairs of a style sheet', () => {
  const found = (css: string) =>
    pairsIn(css, 'x.css', {
      grounds: ['--color-page'],
      inks: ['--color-ink'],
      groundsOf: [[/^--code-/, ['--code-bg']]],
      inksOf: [[/^--color-you$/, []]],
      decorative: ['--color-rule'],
    }).map(({ color, ground, least }) => `${color} ${ground} ${least}`);

  it.each([
    [
      'a colour and its background',
      'a { color: var(--color-x); background: var(--color-y) }',
      ['--color-x --color-y 4.5'],
    ],
    ['a colour alone', 'a { color: var(--color-x) }', ['--color-x --color-page 4.5']],
    ['a colour with grounds of its own', 'a { color: var(--code-x) }', ['--code-x --code-bg 4.5']],
    ['a background alone', 'a { background: var(--color-y) }', ['--color-ink --color-y 4.5']],
    ['a background on which nothing stands', 'a { background: var(--color-you) }', []],
    [
      'lines',
      'a { border: 1px solid var(--color-x); outline: 2px solid var(--color-rule) }',
      ['--color-x --color-page 3'],
    ],
    [
      'rules in media queries',
      '@media print { a { stroke: var(--color-x) } }',
      ['--color-x --color-page 3'],
    ],
    [
      'what a style sheet adds itself',
      'a::after { color: var(--color-x) }',
      ['--color-x --color-page 3'],
    ],
    [
      'filled marks whose colour is passed on',
      'a { background: var(--tone) } .n { --tone: var(--color-you) }',
      [],
    ],
    [
      'colours that are passed on',
      `a { background: var(--tone-soft) } b { color: var(--tone) }
       .n { --tone: var(--color-n); --tone-soft: var(--color-n-soft) }
       .m { --tone: var(--color-m); --tone-soft: var(--color-m-soft) }`,
      [
        '--color-ink --color-n-soft 4.5',
        '--color-ink --color-m-soft 4.5',
        '--color-n --color-n-soft 4.5',
        '--color-m --color-m-soft 4.5',
      ],
    ],
  ])('%s', (_, css, expected) => {
    expect(found(css)).toEqual(expected);
  });
});

describe('the tokens in use', () => {
  it('have the contrast of WCAG AA in both themes', () => {
    expect(tooFaint(readTokens(tokensCss), pairs)).toEqual([]);
  });

  it('are all compared with something', () => {
    const paired = new Set(pairs.flatMap(({ color, ground }) => [color, ground]));
    const used = new Set(sheets.flatMap(({ css }) => colorTokensIn(css)));
    const colors = [...readTokens(tokensCss).light.keys()].filter((name) =>
      /^--(?:color|code)-(?!height$)|^--inspector-/.test(name),
    );
    const alone = colors.filter((name) => used.has(name) && !paired.has(name));
    expect(alone.filter((name) => !(name in UNPAIRED))).toEqual([]);
    expect(Object.keys(UNPAIRED).filter((name) => paired.has(name))).toEqual([]);
  });

  it.each([
    ['--color-ink-muted', '#8a9995', 'light: --color-ink-muted on --color-page has'],
    ['--code-comment', '#a0a39c', 'light: --code-comment on --code-bg has'],
    ['--color-rule-strong', '#c4c2ba', 'light: --color-rule-strong on --color-page has'],
    ['--color-warning', '#c08a20', 'light: --color-warning on --color-warning-soft has'],
  ])('fail where %s is made too light', (name, value, message) => {
    const css = tokensCss.replace(new RegExp(`${name}: #[\\da-f]+;`), `${name}: ${value};`);
    expect(tooFaint(readTokens(css), pairs).join('\n')).toContain(message);
  });
});
