import fs from 'node:fs';
import path from 'node:path';
import { placeWhole } from '../diagnostics/write-whole';
import { SOCIAL_CARDS_PATH } from '../routes';
import type { Site } from '../site/site';
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

/** The same before anything is drawn. */
export interface PlannedCards {
  readonly addresses: readonly string[];
  /** How many of them no earlier build has drawn. */
  readonly missing: number;
}

/** The cards that `publishSocialCards` publishes. */
export function planSocialCards(
  cards: readonly CardTexts[],
  site: Pick<Site, 'settings' | 'folder'>,
): PlannedCards {
  const { addresses, pictures, cache } = wantedCards(cards, site);
  return { addresses, missing: [...pictures.keys()].filter((key) => !cache.has(key)).length };
}

/**
 * Publishes a picture for each page below `public/`, named by what it shows, and removes those that
 * no page shows any longer.
 */
export async function publishSocialCards(
  cards: readonly CardTexts[],
  site: Pick<Site, 'settings' | 'folder'>,
): Promise<PublishedCards> {
  const { rootDir } = site.folder;
  const { addresses, pictures, cache, svg, shared } = wantedCards(cards, site);
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

/** What is to be published: pages with the same texts share a picture. */
function wantedCards(
  cards: readonly CardTexts[],
  { settings, folder }: Pick<Site, 'settings' | 'folder'>,
) {
  const cache = openPictureCache(folder.rootDir);
  const svg = readBrandSvg('social-card.svg', folder.rootDir);
  const shared = { product: settings.product.name, site: settings.title };
  const wanted = cards.map(({ title, section }) => {
    const texts = { title, section: section || settings.tagline };
    return { texts, key: cache.keyOf({ svg, site: shared, texts }) };
  });
  const addresses = wanted.map(({ key }) => `${SOCIAL_CARDS_PATH}/${nameOf(key)}`);
  const pictures = new Map(wanted.map(({ key, texts }) => [key, texts]));
  return { addresses, pictures, cache, svg, shared };
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
