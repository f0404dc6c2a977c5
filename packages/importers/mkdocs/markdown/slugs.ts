import type { HeadingIds } from '../../docfx/markdown/heading-ids';

/** How Python-Markdown makes the ids of headings. @param slugify the option of its extension `toc`. */
export function headingIdsOf(slugify: unknown): HeadingIds {
  // pymdownx.slugs keeps the letters of all scripts, and capitals unless it is told not to.
  const isOwn = slugify === undefined || slugify === '';
  const keepsCase = !isOwn && !/lower|fold/.test(JSON.stringify(slugify));
  const idOf = (label: string) => {
    const kept = isOwn
      ? label.normalize('NFKD').replace(/[^\w\s-]/g, '')
      : label.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '');
    const slug = kept.trim().replace(isOwn ? /[-\s]+/g : /\s/g, '-');
    return keepsCase ? slug : slug.toLowerCase();
  };
  return { idOf, separator: '_' };
}
