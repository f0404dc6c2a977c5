import type { Reporter } from 'gatsby';
import { planSocialCards, publishSocialCards } from '../../brand/publish-cards';
import { currentSite } from '../../site/site';
import { beside, hasSideProcess } from '../beside/beside';
import type { NewPage } from './kinds/page-kind';

/** Publishes the pictures that the side process is drawing, if there are any. */
let finish: (() => Promise<void>) | undefined;

/**
 * The addresses of the pages' pictures, in their order. In develop, nothing reads them. On a large
 * site, pictures may be drawn while Gatsby goes on: their addresses say what they show.
 */
export async function cardsOf(
  pages: readonly NewPage[],
  reporter: Reporter,
): Promise<readonly string[]> {
  if (process.env.NODE_ENV === 'development') return [];
  const texts = pages.map(({ card }) => card);
  const site = currentSite();
  const { addresses, missing } = planSocialCards(texts, site);
  const publish = async () => {
    await publishSocialCards(texts, site);
    reporter.info(`Social cards: ${missing} of ${pages.length} drawn`);
  };
  if (missing === 0 || !hasSideProcess()) {
    await publish();
    return addresses;
  }
  const drawing = beside('cards', texts);
  finish = () => drawing.then(publish);
  return addresses;
}

/** Waits for all pictures, and draws those that the side process has not drawn. */
export async function finishCards(): Promise<void> {
  await finish?.();
}
