import { evaluate, type EvaluateOptions } from '@mdx-js/mdx';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';

type Plugins = NonNullable<EvaluateOptions['remarkPlugins']>;

/** Renders a page's text with the given plugins, after those of every page. */
export async function renderMdx(source: string, plugins: Plugins): Promise<string> {
  const { default: Content } = await evaluate(source, {
    ...(jsxRuntime as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>),
    remarkPlugins: [remarkGfm, remarkDirective, ...plugins],
  });
  return renderToStaticMarkup(React.createElement(Content));
}
