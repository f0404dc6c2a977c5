import type { GatsbySSR } from 'gatsby';
import { wrapPage } from './src/server/wrap-page';
import { addEarlyScript, renderHead } from './src/server/document';
import { ThemeProvider } from './src/components/ColorMode/ThemeProvider';

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = renderHead;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = addEarlyScript;
