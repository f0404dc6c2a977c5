import type { GatsbyConfig } from 'gatsby';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkAdmonitions from './src/markdown/mdx/remark-admonitions';
import remarkCodeFigures from './src/markdown/mdx/remark-code-figures';
import remarkPositions from './src/markdown/mdx/remark-positions';
import { sitemapOptions } from './src/site/pages/sitemap';
import { currentSite } from './src/config/project/site';

const { folder, settings } = currentSite();

const contentSource = (name: string, path: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.url, title: settings.title, description: settings.tagline },
  trailingSlash: 'never',
  pathPrefix: BASE_PATH,
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    ...folder.docs.map(({ name, dir }) => contentSource(name, dir)),
    ...(folder.referenceDir ? [contentSource('reference', folder.referenceDir)] : []),
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx', '.md'],
        gatsbyRemarkPlugins: [
          // Reads `{#id}`; the HTML stage links the headings itself, without inline styles.
          {
            resolve: 'gatsby-remark-autolink-headers',
            options: { icon: false, enableCustomId: true },
          },
          { resolve: 'gatsby-remark-prismjs', options: { noInlineHighlight: true } },
        ],
        mdxOptions: {
          remarkPlugins: [
            remarkGfm,
            remarkDirective,
            remarkAdmonitions,
            remarkCodeFigures,
            remarkPositions,
          ],
        },
      },
    },
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
