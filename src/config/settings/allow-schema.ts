import { z } from 'zod';
import { url } from './address-schema';

const hosts = z.array(url).default([]);

/** What a page may have that the content security policy of the other pages does not allow. */
const allowance = z.strictObject({
  /**
   * `inline`: the scripts that are written in the page. `self`: files of the site. Or the addresses
   * of other hosts.
   */
  scripts: z.array(z.union([z.enum(['inline', 'self']), url])).default([]),
  /** Hosts that these scripts may ask. */
  requests: hosts,
  /** Hosts of `<iframe>`; files of the site need no permission. */
  frames: hosts,
  /** Hosts that forms are sent to; the site itself needs no permission. */
  forms: hosts,
  /** What `<object>` and `<embed>` may show: `self`, or the addresses of other hosts. */
  objects: z.array(z.union([z.literal('self'), url])).default([]),
  /** Hosts of style sheets. */
  styles: hosts,
  /** Hosts of the pictures that scripts add; those of the page need no permission. */
  images: hosts,
  /** Hosts of fonts. */
  fonts: hosts,
});

export const allow = z
  .array(
    allowance.extend({
      /** The path of a page (`/room`), or of all pages below one (`/room/*`). */
      page: z
        .string()
        .regex(
          /^(?=\/)(?:\/|(?:\/[^\s?#:*/]+)*(?:\/\*)?)$/,
          'must be the path of a page, or of all pages below it: "/room", "/room/*"',
        ),
    }),
  )
  .default([]);

/** What one page may have. */
export type Allowance = z.output<typeof allowance>;
export type AllowSettings = z.output<typeof allow>;

const NOTHING: Allowance = allowance.parse({});

/**
 * What a page may have by all entries that name it.
 *
 * @param page its path, or another entry's pattern.
 */
export function allowanceFor(page: string, settings: AllowSettings): Allowance {
  const merged = { ...NOTHING };
  for (const { page: _page, ...given } of entriesFor(page, settings)) {
    for (const kind of Object.keys(NOTHING) as (keyof Allowance)[]) {
      Object.assign(merged, { [kind]: [...new Set([...merged[kind], ...given[kind]])] });
    }
  }
  return merged;
}

/** The entries that name a page, or all pages of another entry's pattern. */
export function entriesFor(page: string, settings: AllowSettings): AllowSettings {
  return settings.filter(({ page: pattern }) => covers(pattern, page));
}

/** Whether an entry's pattern names a page, or all pages of another pattern. */
export function covers(pattern: string, page: string): boolean {
  return pattern === page || (pattern.endsWith('*') && page.startsWith(pattern.slice(0, -1)));
}
