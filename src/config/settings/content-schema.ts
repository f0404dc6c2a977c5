import { z } from 'zod';

const folder = z.string().min(1);

/** A folder of pages, and where they are published. */
const docs = z.strictObject({
  /** The folder, from the project's root. */
  dir: folder,
  /** The path below which its pages are published: Docusaurus's `routeBasePath`. */
  path: z
    .string()
    .regex(
      /^\/(?!\.\.(?:\/|$)|.*\/\.\.(?:\/|$))(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/,
      'must be a path without a slash at its end and ".."',
    )
    .default('/'),
  /** The sidebars file, from the project's root. Without one, the folders are the sidebar. */
  sidebars: z.union([z.literal(false), z.string().min(1)]).optional(),
  /** Files and folders in it that are not pages, from the folder: `TEMPLATE.md`, `drafts`. */
  exclude: z.array(z.string().min(1)).default([]),
});

/** Where the content is, unless the environment variable `CONTENT_DIR` names a folder. */
export const content = z
  .strictObject({
    /** The folder with `reference/`, `static/` and what else belongs to the content. */
    dir: folder.default('content'),
    /** The folders of pages. By default, `docs` in the content folder with its sidebars file. */
    docs: z.array(docs).min(1).optional(),
    /** Folders whose files are served as they are. By default, `static` in the content folder. */
    static: z.array(folder).optional(),
  })
  .prefault({});
