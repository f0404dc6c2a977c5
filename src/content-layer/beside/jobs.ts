import { publishSocialCards } from '../../brand/publish-cards';
import type { CardTexts } from '../../brand/social-card';
import type { FullPage, Synonym } from '../../search/pages';
import { currentSite } from '../../site/site';
import { publishSearch } from '../search/publish';

/** What the index of a site is made of. */
interface SearchInput {
  readonly pages: readonly FullPage[];
  readonly synonyms: readonly Synonym[];
  /** The code of both engines. */
  readonly engines: { readonly small: string; readonly large: string };
}

/** What the side process can do, by name. Doing it twice comes to the same as doing it once. */
export const JOBS = {
  search: ({ pages, synonyms, engines }: SearchInput) =>
    publishSearch(pages, synonyms, (size) => Promise.resolve(engines[size])),
  cards: async (cards: readonly CardTexts[]) => {
    await publishSocialCards(cards, currentSite());
  },
};
