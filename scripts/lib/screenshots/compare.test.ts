import { compare, marked, type Picture } from './compare';

const WIDTH = 360;
const HEIGHT = 900;

type Rgb = readonly [number, number, number];
const [PAPER, INK, TEAL, ORANGE]: readonly Rgb[] = [
  [255, 253, 250],
  [22, 33, 31],
  [11, 114, 104],
  [214, 114, 41],
];

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function fill({ rgb, width }: Picture, area: Area, color: Rgb = INK ?? [0, 0, 0]): void {
  for (let y = area.top; y < area.top + area.height; y++) {
    for (let x = area.left; x < area.left + area.width; x++) rgb.set(color, (y * width + x) * 3);
  }
}

/** Letters of a paragraph: stems two pixels wide, in lines of 26 pixels. */
function paragraph(picture: Picture, top: number, lines: number): void {
  for (let line = 0; line < lines; line++) {
    for (let left = 20; left < 330; left += 7) {
      fill(picture, { left, top: top + line * 26, width: 2, height: 11 });
    }
  }
}

interface Drawn {
  readonly paragraphTop?: number;
  readonly button?: Rgb;
}

function page({ paragraphTop = 300, button = TEAL ?? [0, 0, 0] }: Drawn = {}): Picture {
  const picture = { width: WIDTH, height: HEIGHT, rgb: new Uint8Array(WIDTH * HEIGHT * 3) };
  fill(picture, { left: 0, top: 0, width: WIDTH, height: HEIGHT }, PAPER);
  fill(picture, { left: 20, top: 60, width: 240, height: 30 });
  fill(picture, { left: 20, top: 180, width: 120, height: 44 }, button);
  paragraph(picture, paragraphTop, 3);
  return picture;
}

/** Draws the edges of letters a little darker or lighter, as another version of a font does. */
function antialiased(picture: Picture): Picture {
  const rgb = picture.rgb.slice();
  const isInk = (at: number) => (picture.rgb[at] ?? 255) < 128;
  for (let at = 3; at < rgb.length - 3; at += 3) {
    if (isInk(at) === isInk(at - 3)) continue;
    const shade = isInk(at) ? 40 : -40;
    for (let channel = 0; channel < 3; channel++) {
      const value = (picture.rgb[at + channel] ?? 0) + shade * (at % 2 ? 1 : 0.4);
      rgb[at + channel] = Math.max(0, Math.min(255, value));
    }
  }
  return { ...picture, rgb };
}

it('finds nothing between equal pictures', () => {
  expect(compare(page(), page())).toEqual({ different: [], share: 0, changed: false });
});

it('overlooks how edges of letters are drawn', () => {
  expect(Buffer.compare(antialiased(page()).rgb, page().rgb)).not.toBe(0);
  expect(compare(page(), antialiased(page())).changed).toBe(false);
});

it('finds a paragraph that has moved by 4 pixels', () => {
  const { changed, different } = compare(page(), page({ paragraphTop: 304 }));
  expect(changed).toBe(true);
  expect(different.every(([, y]) => y >= 296 && y < 380)).toBe(true);
});

it.each([
  ['orange', ORANGE],
  ['a neighbouring teal', [8, 92, 104] as const],
])('finds a button in %s', (_, button = [0, 0, 0]) => {
  const { changed, different } = compare(page(), page({ button }));
  expect(changed).toBe(true);
  expect(different).toHaveLength((120 / 4) * (44 / 4));
});

it('finds that a picture has another size', () => {
  const shorter = { ...page(), height: HEIGHT - 4 };
  expect(compare(page(), shorter)).toMatchObject({ share: 1, changed: true });
});

it('marks what is different', () => {
  const actual = page({ button: ORANGE ?? [0, 0, 0] });
  const { rgb } = marked(actual, compare(page(), actual));
  const colorAt = (x: number, y: number) => [...rgb.slice((y * WIDTH + x) * 3).slice(0, 3)];
  expect(colorAt(30, 190)).toEqual([220, 30, 30]);
  expect(colorAt(30, 70)).toEqual([177, 181, 180]);
});
