import type { Reporter } from 'gatsby';
import { publishSocialCards } from '../../build/brand/publish-cards';
import { currentSite } from '../../config/project/site';
import type { NewPage } from './kinds/page-kind';

/** The addresses of the pages' pictures, in their order. In develop, nothing reads them. */
export async function cardsOf(
  pages: readonly NewPage[],
  reporter: Reporter,
): Promise<readonly string[]> {
  if (process.env.NODE_ENV === 'development') return [];
  const { addresses, drawn } = await publishSocialCards(
    pages.map(({ card }) => card),
    currentSite(),
  );
  reporter.info(`Social cards: ${drawn} of ${pages.length} drawn`);
  return addresses;
}
