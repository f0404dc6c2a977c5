import { z } from 'zod';

export const url = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
  .refine((value) => !value.endsWith('/'), 'must not end with a slash');

export const href = z
  .string()
  .regex(
    /^(\/(?!\/)|https?:\/\/|mailto:|tel:|\{)/,
    'must start with "/", "https://", "mailto:" or "tel:"',
  );

export const link = z.strictObject({
  /** The text of the link. */
  label: z.string().min(1),
  /** A path on this site (`/pricing`) or an address elsewhere. */
  href,
});

/** A setting that `false` turns off. */
export const orFalse = <T extends z.ZodType>(schema: T) => z.union([z.literal(false), schema]);
