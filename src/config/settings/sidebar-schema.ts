import { z } from 'zod';

/** How sidebars are delivered, by their size. */
export const sidebar = z
  .strictObject({
    /**
     * The most entries, pages and categories, of a sidebar that every document holds whole. Of a
     * larger one, a document holds the top level and the categories that lead to its page. The other
     * categories are links, and with JavaScript unfold in place, each from a file of its own; so
     * all of them fold, whatever `collapsible` and `collapsed` say.
     */
    wholeUpTo: z.int().min(0).default(300),
    /** The most entries in a category of such a sidebar: more are grouped as "First to Last". */
    levelUpTo: z.int().min(2).default(40),
  })
  .prefault({});
