import sharp from 'sharp';
import { readBrandSvg } from './drawing';
import { loadFont } from './font';
import { CardPainter } from './social-card';
import { readTemplate } from './template';

const root = process.cwd();
const fonts = new Map([600, 800].map((weight) => [weight, loadFont(weight, root)]));
const fontOf = (weight: number) => fonts.get(weight) ?? loadFont(weight, root);
const painter = (product = 'Tandem') =>
  new CardPainter(readTemplate(readBrandSvg('social-card.svg', root)), { product }, fontOf);

const tandem = painter();

const LONG = 'What happens when the owner of an object leaves the room and nobody takes it over';
const card = { title: 'Creating a player controller', section: 'Guides' };

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

it.each([card.title, 'RealtimeComponent<TModel>', LONG])('draws %s in 60 KB', async (title) => {
  const png = await tandem.draw({ title, section: 'Class in Tandem.Realtime' });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

it('draws the same bytes again', async () => {
  const [one, other] = [await painter().draw(card), await painter().draw(card)];
  expect(one.equals(other)).toBe(true);
});

it('draws the same card after others with its section, and with others', async () => {
  const alone = await painter().draw(card);
  const used = painter();
  await used.draw({ ...card, title: 'Saving' });
  await used.draw({ ...card, section: 'Architecture' });
  expect((await used.draw(card)).equals(alone)).toBe(true);
  expect((await used.draw({ ...card, section: 'Architecture' })).equals(alone)).toBe(false);
});

it('keeps titles of all lengths between the product’s name and the section, left of the rings', async () => {
  const empty = await tandem.draw({ title: '', section: '' });
  for (const title of ['Room', card.title, LONG, 'IRealtimePrefabInstantiateDelegate']) {
    const { left, right, top, bottom } = await differenceOf(
      empty,
      await tandem.draw({ title, section: '' }),
    );
    expect(left).toBeGreaterThanOrEqual(76);
    expect(right).toBeLessThan(745);
    expect(top).toBeGreaterThan(125);
    expect(bottom).toBeLessThan(515);
  }
});

it('shows the product’s name of the settings', async () => {
  const [one, other] = await Promise.all([tandem.draw(card), painter('Quorum').draw(card)]);
  const { left, bottom } = await differenceOf(one, other);
  expect(left).toBeGreaterThanOrEqual(80);
  expect(bottom).toBeLessThan(130);
});

it('leaves out a text that the typeface cannot show', async () => {
  const without = await tandem.draw({ title: '', section: card.section });
  const unknown = await tandem.draw({ title: 'Комната', section: card.section });
  expect(unknown.equals(without)).toBe(true);
});

it('has room for the edges of texts in its palette', async () => {
  const png = await tandem.draw({ title: '', section: '' });
  const colors = png.readUInt32BE(png.indexOf('PLTE') - 4) / 3;
  expect(colors).toBeLessThanOrEqual(192);
});
