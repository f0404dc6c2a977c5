import { currentSite } from '../../config/project/site';
import { isOldPage } from '../../config/settings/versions-schema';

interface SitemapPage {
  readonly path: string;
  readonly pageContext: { readonly lastUpdated?: string; readonly unlisted?: true } | null;
}

/**
 * The options of gatsby-plugin-sitemap: unlisted pages and those of old versions are left out, dates are those of last
 * commits.
 */
export const sitemapOptions = {
  output: '/',
  query: /* GraphQL */ `
    query Sitemap {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
    }
  `,
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: readonly SitemapPage[] } }) =>
    allSitePage.nodes.filter(
      ({ path, pageContext }) =>
        !pageContext?.unlisted && !isOldPage(path, currentSite().settings.versions),
    ),
  serialize: ({ path, pageContext }: SitemapPage) => ({
    url: path,
    ...(pageContext?.lastUpdated && { lastmod: pageContext.lastUpdated }),
  }),
};
