import type { MarkdownPlugin } from '../../../src/markdown/mdx/plugin';
import { load } from './imports';
import { openPage } from './page-reader';
import { render } from './placeholder';

/**
 * Reads pages that were written for Docusaurus or for plain Markdown. What cannot be read is shown
 * as it is written, what cannot be loaded is a notice, and modules of Docusaurus have counterparts.
 */
const foreignMarkdown: MarkdownPlugin = { load, render, openPage };

export default foreignMarkdown;
