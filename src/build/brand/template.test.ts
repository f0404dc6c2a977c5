import { readTemplate, withTokens } from './template';

const tokens = {
  light: new Map([['--color-page', '#ffffff']]),
  dark: new Map([['--color-page', '#000000']]),
};

it('takes the colours of the theme that the root names', () => {
  const rect = '<rect fill="var(--color-page)"/>';
  expect(withTokens(`<svg>${rect}</svg>`, tokens)).toBe('<svg><rect fill="#ffffff"/></svg>');
  expect(withTokens(`<svg data-theme="dark">${rect}</svg>`, tokens)).toBe(
    '<svg><rect fill="#000000"/></svg>',
  );
});

it('leaves comments out', () => {
  expect(withTokens('<!-- var(--x) -->\n<svg/>', tokens)).toBe('<svg/>');
});

it('names a token that is not there', () => {
  expect(() => withTokens('<svg fill="var(--color-gone)"/>', tokens)).toThrow('--color-gone');
});

const svg = (text: string) => `<svg width="120" height="63">${text}<rect/></svg>`;

it('takes the texts out of the picture', () => {
  const text =
    '<text x="8" y="48" font-size="12" data-smaller="10 8" font-weight="800" letter-spacing="-0.03em" data-width="66" data-height="35" data-line-height="1.2" fill="#fff">{title}</text>';
  expect(readTemplate(svg(text))).toEqual({
    svg: '<svg width="120" height="63"><rect/></svg>',
    width: 120,
    height: 63,
    texts: [
      {
        content: '{title}',
        x: 8,
        y: 48,
        fill: '#fff',
        weight: 800,
        letterSpacing: -0.03,
        sizes: [12, 10, 8],
        width: 66,
        height: 35,
        lineHeight: 1.2,
      },
    ],
  });
});

it('needs no more than a place, a size, a weight and a colour', () => {
  const text = '<text x="8" y="48" font-size="12" font-weight="600" fill="#fff">{product}</text>';
  expect(readTemplate(svg(text)).texts).toMatchObject([
    { letterSpacing: 0, sizes: [12], width: Infinity, height: 0, lineHeight: 1.1 },
  ]);
});

it('names an attribute that is not there', () => {
  expect(() => readTemplate(svg('<text x="8">{title}</text>'))).toThrow('without y');
  expect(() => readTemplate('<svg></svg>')).toThrow('without width');
});
