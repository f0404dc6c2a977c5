import type { EvaluateOptions } from '@mdx-js/mdx';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { bodyComponents } from '../../../src/markdown/components';
import { Formula, withFormulas } from '../foreign-markdown/math';
import { prepareSource } from '../../../src/markdown/source/prepare-source';
import remarkAdmonitions from '../../../src/markdown/mdx/remark-admonitions';
import { unclosedAdmonitions } from '../../../src/markdown/mdx/unclosed-admonitions';
import type { Variables } from '../../../src/config/settings/variables';

/** The imports of parts, which a page begins with. */
const IMPORTS = /^(?:import \w+ from '[^']+';\n)+/;

/**
 * Renders a converted page as a build does, without the parts that it imports.
 *
 * @throws whatever MDX or React says about a page that does not build.
 */
export async function renderConverted(mdx: string, variables: Variables): Promise<string> {
  const [imports = ''] = IMPORTS.exec(mdx) ?? [];
  const parts = [...imports.matchAll(/import (\w+)/g)].map(([, name = '']) => name);
  const source = prepareSource(withFormulas(mdx.slice(imports.length)), variables);
  const [open] = unclosedAdmonitions(source);
  if (open) throw new Error(open.message);
  const { evaluate } = await import('@mdx-js/mdx');
  const { default: Page } = await evaluate(source, {
    ...(jsxRuntime as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>),
    remarkPlugins: [remarkGfm, remarkDirective, remarkAdmonitions],
  });
  const components = {
    ...bodyComponents,
    MarkdownFormula: Formula,
    ...Object.fromEntries(parts.map((name) => [name, () => null])),
  };
  return renderToStaticMarkup(React.createElement(Page, { components }));
}
