import { z } from 'zod';

/** How a page is read; `detect` decides by the ending of its file. */
export const markdownFormat = z.enum(['mdx', 'md', 'detect']);
export type MarkdownFormat = z.output<typeof markdownFormat>;
