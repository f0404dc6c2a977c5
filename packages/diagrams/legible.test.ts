import fs from 'node:fs';
import path from 'node:path';
import { LEAST_TEXT, textOnPhone } from './legible';

const svg = (width: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90">${inside}</svg>`;

it('scales texts with pictures that are wider than a phone', () => {
  const style = '<style>svg{font-family:Arial;font-size:16px}</style>';
  expect(textOnPhone(svg(300, style))).toBe(16);
  expect(textOnPhone(svg(360, style))).toBe(16);
  expect(textOnPhone(svg(720, style))).toBe(8);
});

it('looks at the smallest text, wherever its size is written', () => {
  expect(
    textOnPhone(
      svg(300, '<style>svg{font-size: 16px}</style><text style="font-size:12.5px">a</text>'),
    ),
  ).toBe(12.5);
  expect(textOnPhone(svg(300, '<text font-size="11">a</text><text font-size="14">b</text>'))).toBe(
    11,
  );
});

it('throws for what is no picture of a diagram', () => {
  expect(() => textOnPhone('<svg></svg>')).toThrow('no width or no texts');
  expect(() => textOnPhone(svg(300, ''))).toThrow('no width or no texts');
});

describe('the diagrams of the content', () => {
  const dir = path.resolve('content/diagrams');
  const files = fs.readdirSync(dir).filter((file) => file.endsWith('.svg'));

  it('are there', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it.each(files)('%s can be read on a phone without scrolling, in the font of the site', (file) => {
    const picture = fs.readFileSync(path.join(dir, file), 'utf8');
    expect(picture).toMatch(/@font-face{font-family:Figtree;src:url\(data:font\/woff2;base64,\w/);
    expect(textOnPhone(picture)).toBeGreaterThanOrEqual(LEAST_TEXT);
  });
});
