import { z } from 'zod';
import { href } from './address-schema';

/** The old address of a page (`/guides/rooms`) or of one of its sections (`/guides/rooms#join`). */
export const redirectSource = z
  .string()
  .regex(
    /^\/(?!\/|(?:[^#]*\/)?\.\.(?:[/#]|$))[^\s?#:*]*(#[^\s#]+)?$/,
    'must be a path that starts with one "/", without spaces, "?", ":", "*" and ".."',
  );

export const redirects = z
  .array(
    z.strictObject({
      /**
       * The old address. `/old` also stands for `/old/`, `/old.html` and `/old/index.html`;
       * `/old#section` for one section of a page that is gone.
       */
      from: redirectSource,
      /** Where readers are sent: a path of this site, with or without `#section`, or an address. */
      to: href,
    }),
  )
  .default([]);
