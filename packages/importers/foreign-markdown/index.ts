import type { MarkdownPlugin } from '../../../src/markdown/mdx/plugin';
import { MODULES } from './modules';
import { openPage } from './page-reader';
import { guard, placeholder, render } from './placeholder';

/**
 * Reads pages that were written for Docusaurus or for plain Markdown. What cannot be read is shown
 * as it is written, what cannot be loaded is a notice, and modules of Docusaurus have counterparts.
 */
const foreignMarkdown: MarkdownPlugin = {
  modules: () => MODULES,
  placeholder,
  guard,
  render,
  openPage,
};

export default foreignMarkdown;
