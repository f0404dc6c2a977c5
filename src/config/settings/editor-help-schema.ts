import { z } from 'zod';
import { href } from './address-schema';

export const editorHelp = z
  .union([
    z.boolean(),
    z.strictObject({
      /** The namespace of the constants; by default, the product's name. */
      namespace: z
        .string()
        .regex(/^[A-Z]\w*(?:\.[A-Z]\w*)*$/, 'must be a namespace')
        .optional(),
      /**
       * The version in the addresses. By default, the first two numbers of `version.released` in the
       * content's facts, or `latest` if it has no such fact.
       */
      version: z
        .string()
        .regex(/^[\w.-]+$/, 'must be letters, digits, dots and hyphens')
        .optional(),
      /**
       * `false` for hosts that do not read `_redirects`, such as GitHub Pages: addresses are then
       * those of the pages, without a version.
       */
      shortAddresses: z.boolean().optional(),
      /** The page that the Package Manager calls Documentation; by default, the home page. */
      documentationUrl: href.optional(),
      /** By default, the first page with a feed. */
      changelogUrl: href.optional(),
      /** By default, the page `licenses`, if there is one. */
      licensesUrl: href.optional(),
    }),
  ])
  .default(false);
