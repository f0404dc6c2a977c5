import sharp from 'sharp';
import { designIn } from './publish-cards';
import { drawCard, readFonts } from './social-card';

const root = process.cwd();
const fonts = readFonts(root);
const draw = (title: string, section = 'Guides', product = 'Tandem') =>
  drawCard({ title, section }, designIn(root, product), fonts);

const TITLE = 'Creating a player controller';
const LONG = 'What happens when the owner of an object leaves the room and nobody takes it over';

/** The rectangle in which two pictures differ, in pixels. */
async function differenceOf(one: Buffer, other: Buffer) {
  // One step a picture: sharp has an order of its own.
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .png()
    .toBuffer();
  const marked = await sharp(difference).removeAlpha().greyscale().threshold(1).toBuffer();
  const trimmed = sharp(marked).trim({ background: '#000000' });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

it.each([TITLE, 'RealtimeComponent<TModel>', LONG])('draws %s in 60 KB', async (title) => {
  const png = await draw(title, 'Class in Tandem.Realtime');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

it('draws the same bytes again', async () => {
  const [one, other] = [await draw(TITLE), await draw(TITLE)];
  expect(one.equals(other)).toBe(true);
  expect(one.equals(await draw(TITLE, 'Architecture'))).toBe(false);
});

it.each(['Room', TITLE, LONG, 'IRealtimePrefabInstantiateDelegate', 'm'.repeat(50)])(
  'keeps the title %s between the product’s name and the section, left of the rings',
  async (title) => {
    const { left, right, top, bottom } = await differenceOf(await draw(''), await draw(title));
    expect(left).toBeGreaterThanOrEqual(76);
    expect(right).toBeLessThan(745);
    expect(top).toBeGreaterThan(125);
    expect(bottom).toBeLessThan(515);
  },
);

it('shows the product’s name of the settings', async () => {
  const { left, bottom } = await differenceOf(
    await draw(TITLE),
    await draw(TITLE, 'Guides', 'Quorum'),
  );
  expect(left).toBeGreaterThanOrEqual(80);
  expect(bottom).toBeLessThan(130);
});

it('has glyphs of both subsets of the typeface, and leaves out what neither has', async () => {
  const empty = await draw('');
  expect((await draw('Łódź')).equals(empty)).toBe(false);
  expect((await draw('Комната')).equals(empty)).toBe(true);
});
