import fs from 'node:fs';
import path from 'node:path';
import { placeWhole } from '../../config/diagnostics/write-whole';
import { SOCIAL_CARDS_PATH } from '../../routes';
import type { Site } from '../../config/project/site';
import { tokenOf } from '../../styles/tokens';
import { openPictureCache, tokensIn } from './drawing';
import { type CardDesign, type CardTexts, drawCard, readFonts } from './social-card';

/**
 * Publishes a picture for each page below `public/`, named by what it shows, and removes those that
 * no page shows any longer. Returns the addresses in the order of the texts, and how many pictures no
 * earlier build had drawn.
 */
export async function publishSocialCards(
  cards: readonly CardTexts[],
  { settings, folder }: Pick<Site, 'settings' | 'folder'>,
) {
  const { rootDir } = folder;
  const cache = openPictureCache(rootDir);
  const design = designIn(rootDir, settings.product.name);
  // Pages with the same texts share a picture.
  const wanted = cards.map(({ title, section }) => {
    const texts = { title, section: section || settings.tagline };
    return { texts, key: cache.keyOf({ design, texts }) };
  });
  const addresses = wanted.map(({ key }) => `${SOCIAL_CARDS_PATH}/${nameOf(key)}`);
  const pictures = new Map(wanted.map(({ key, texts }) => [key, texts]));
  const fonts = readFonts(rootDir);
  const dir = path.join(rootDir, 'public', SOCIAL_CARDS_PATH);
  fs.mkdirSync(dir, { recursive: true });
  for (const [key, texts] of pictures) {
    const file = await cache.get(key, () => drawCard(texts, design, fonts));
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

/** What all cards have in common: their shapes, with the colours of the dark theme, and the product. */
export function designIn(rootDir: string, product: string): CardDesign {
  const { dark } = tokensIn(rootDir);
  const file = path.join(rootDir, 'src/build/brand/social-card.svg');
  const svg = fs
    .readFileSync(file, 'utf8')
    .replace(/<!--[\s\S]*?-->\s*/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenOf(dark, name));
  const colors = { ink: tokenOf(dark, '--color-ink'), section: tokenOf(dark, '--color-you') };
  return { svg, product, colors };
}
