import { z } from 'zod';
import { link } from './address-schema';

/** The side of the navbar that an item is on. */
const position = z.enum(['left', 'right']).default('right');

export const navbarItem = z.discriminatedUnion('type', [
  /** The search box. It is shown unless `search` is `false`. */
  z.strictObject({ type: z.literal('search'), position }),
  /** A link to a page on this site or to another site. */
  link.extend({ type: z.literal('link'), position }),
  /**
   * The list of languages. The first one is the language of this build. Each `href` is the home page
   * in that language; readers are led to the page that they have open.
   */
  z.strictObject({
    type: z.literal('languageDropdown'),
    position,
    items: z
      .array(link.extend({ /** BCP 47 tag, for example `en`. */ lang: z.string().min(2) }))
      .min(1),
  }),
  /**
   * The list of documented versions. The first one is the version of this build. Each `href` is the
   * home page of that version, as for languages: a page that it lacks is its not-found page,
   * unless it is one of `versions`, whose pages are known.
   */
  z.strictObject({ type: z.literal('docsVersionDropdown'), position, items: z.array(link).min(1) }),
  /** The switch between the light and the dark theme. */
  z.strictObject({ type: z.literal('colorModeToggle'), position }),
]);
