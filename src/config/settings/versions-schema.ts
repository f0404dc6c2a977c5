import { z } from 'zod';

export const LABEL = /^\w[\w.-]*$/;

const below = z.string().regex(/^(?:\/[\w.-]+)+$/, 'must be names after slashes');

export const versions = z
  .array(
    z.strictObject({
      /** What the list of versions calls it. */
      label: z.string().regex(LABEL, 'must be letters, digits, dots and hyphens'),
      /** The `dist/` of its build, from the project's root. Without one, this build has its pages. */
      folder: z.string().min(1).optional(),
      /** The path that it was built for; by default, `/v` and the label: `/v2.3`. */
      path: below.optional(),
      /** The path below which the same pages of the current version are, if that is not the root. */
      current: below.optional(),
    }),
  )
  .default([]);

export type OldVersionSettings = z.output<typeof versions>[number];

/** Where an old version is published, below the path of the site. */
export function versionPath({ label, path }: Pick<OldVersionSettings, 'label' | 'path'>): string {
  return path ?? `/v${label.replace(/^v(?=\d)/, '')}`;
}

/** Whether a page is one of an old version: lists of the site's pages have none of these. */
export const isOldPage = (page: string, all: readonly OldVersionSettings[]) =>
  all.some((version) => isBelow(page, versionPath(version)));

/** Whether a page is at a path or below it. */
export const isBelow = (page: string, above: string) => `${page}/`.startsWith(`${above}/`);
