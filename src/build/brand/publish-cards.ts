import fs from 'node:fs';
import path from 'node:path';
import { placeWhole } from '../../config/diagnostics/write-whole';
import { SOCIAL_CARDS_PATH } from '../../routes';
import type { Site } from '../../config/project/site';
import { openPictureCache, readBrandSvg } from './drawing';
import { type Font, loadFont } from './font';
import { CardPainter, type CardTexts } from './social-card';
import { readTemplate } from './template';

/** The cards of a build. */
export interface PublishedCards {
  /** The address of each card, in the order of the texts. */
  readonly addresses: readonly string[];
  /** How many of them no earlier build had drawn. */
  readonly drawn: number;
}

/**
 * Publishes a picture for each page below `public/`, named by what it shows, and removes those that
 * no page shows any longer.
 */
export async function publishSocialCards(
  cards: readonly CardTexts[],
  { settings, folder }: Pick<Site, 'settings' | 'folder'>,
): Promise<PublishedCards> {
  const { rootDir } = folder;
  const cache = openPictureCache(rootDir);
  const svg = readBrandSvg('social-card.svg', rootDir);
  const shared = { product: settings.product.name, site: settings.title };
  // Pages with the same texts share a picture.
  const wanted = cards.map(({ title, section }) => {
    const texts = { title, section: section || settings.tagline };
    return { texts, key: cache.keyOf({ svg, site: shared, texts }) };
  });
  const addresses = wanted.map(({ key }) => `${SOCIAL_CARDS_PATH}/${nameOf(key)}`);
  const pictures = new Map(wanted.map(({ key, texts }) => [key, texts]));
  const painter = new CardPainter(readTemplate(svg), shared, fontsIn(rootDir));
  const dir = path.join(rootDir, 'public', SOCIAL_CARDS_PATH);
  fs.mkdirSync(dir, { recursive: true });
  for (const [key, texts] of pictures) {
    const file = await cache.get(key, () => painter.draw(texts));
    const target = path.join(dir, nameOf(key));
    if (!fs.existsSync(target)) placeWhole(target, (next) => fs.copyFileSync(file, next));
  }
  const shown = new Set([...pictures.keys()].map(nameOf));
  for (const name of fs.readdirSync(dir)) {
    if (!shown.has(name)) fs.rmSync(path.join(dir, name));
  }
  cache.prune();
  return { addresses, drawn: cache.drawn };
}

function nameOf(key: string): string {
  return `card-${key}.png`;
}

/** Reads each weight when the first text needs it: warm builds read none. */
function fontsIn(rootDir: string): (weight: number) => Font {
  const fonts = new Map<number, Font>();
  return (weight) => {
    const font = fonts.get(weight) ?? loadFont(weight, rootDir);
    fonts.set(weight, font);
    return font;
  };
}
