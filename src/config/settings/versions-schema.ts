import { z } from 'zod';

export const LABEL = /^\w[\w.-]*$/;

export const versions = z
  .array(
    z.strictObject({
      /** What the list of versions calls it. */
      label: z.string().regex(LABEL, 'must be letters, digits, dots and hyphens'),
      /** The `dist/` of its build, from the project's root. */
      folder: z.string().min(1),
      /** The path that it was built for; by default, `/v` and the label: `/v2.3`. */
      path: z
        .string()
        .regex(/^\/[\w.-]+$/, 'must be one name after a slash')
        .optional(),
    }),
  )
  .default([]);

export type OldVersionSettings = z.output<typeof versions>[number];

/** Where an old version is published, below the path of the site. */
export function versionPath({ label, path }: Pick<OldVersionSettings, 'label' | 'path'>): string {
  return path ?? `/v${label.replace(/^v(?=\d)/, '')}`;
}
