/**
 * Checks the text of all pages, or of the given ones. Prints every mistake
 * with its position and the fix, and exits with 1 if there is one. `--passive` also lists sentences
 * in the passive voice; `--fix` replaces values with facts.
 */
import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { lintCommand } from '../packages/checks/content/command';
import type { MdNode } from '../packages/checks/content/page';
import { runCommand } from '../packages/testing/run-command';
import { currentSite } from '../src/config/project/site';

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkDirective] });

runCommand(() =>
  lintCommand(
    process.argv.slice(2),
    currentSite(),
    'docs/style-guide.md',
    (source) => processor.parse(source) as unknown as MdNode,
  ),
);
