import { Helmet } from 'react-helmet';
import settings from '$site/settings';
import { markdownPath, SEARCH_PATH } from '../../routes';

export interface PageHeadProps {
  title: string;
  description?: string | null | undefined;
  /** The page's path; absent on the not-found page. */
  path?: string;
  keywords?: readonly string[];
  /** The author's own picture: an absolute address or a path on the site. */
  image?: string | null;
  /** The path of the picture that the build has drawn, for pages without one of their own. */
  card?: string | undefined;
  feed?: string | undefined;
  /** Tells robots not to index the page. */
  unlisted?: boolean | undefined;
}

/** The title as the browser shows it: page and site, with "|" between them. */
export function documentTitle(title: string): string {
  return title === settings.title ? title : `${title} | ${settings.title}`;
}

/** A page's `head`: title, description, canonical address, social card. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, keywords, image, card, feed, unlisted } = props;
  const shown = description ?? settings.tagline;
  const canonical = path === '/' && !BASE_PATH ? settings.url : path && absolute(path);
  const picture = image ?? card;
  return (
    <Helmet>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={shown} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {HAS_MARKDOWN && path && path !== SEARCH_PATH && (
        <link rel="alternate" type="text/markdown" href={absolute(markdownPath(path))} />
      )}
      {feed && (
        <link rel="alternate" type="application/atom+xml" title={title} href={absolute(feed)} />
      )}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content={path === '/' ? 'website' : 'article'} />
      <meta property="og:locale" content={MESSAGES.dateLocale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shown} />
      <meta property="og:site_name" content={settings.title} />
      {picture && <meta property="og:image" content={absolute(picture)} />}
      {picture && <meta property="og:image:alt" content={documentTitle(title)} />}
      {picture === card && card && <meta property="og:image:width" content="1200" />}
      {picture === card && card && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </Helmet>
  );
}

/** The full address of a page or a file. The site's own address may have a path. */
function absolute(path: string): string {
  return new URL(path.replace(/^\//, './'), `${settings.url}/`).href;
}
