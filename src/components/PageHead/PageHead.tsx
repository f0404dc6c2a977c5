import { Helmet } from 'react-helmet';
import settings from '$site/settings';

export interface PageHeadProps {
  title: string;
  description?: string | null;
  /** The page's path; absent on the not-found page. */
  path?: string;
  keywords?: readonly string[];
  /** An absolute address or a path on the site. */
  image?: string | null;
  /** Tells robots not to index the page. */
  unlisted?: boolean;
}

/** The title as the browser shows it: page and site, with "|" between them. */
export function documentTitle(title: string): string {
  return title === settings.title ? title : `${title} | ${settings.title}`;
}

/** A page's `head`: title, description, canonical address, social card. */
export function PageHead({ title, description, path, keywords, image, unlisted }: PageHeadProps) {
  const shown = description ?? settings.tagline;
  const canonical = path === undefined ? undefined : settings.url + (path === '/' ? '' : path);
  return (
    <Helmet>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={shown} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shown} />
      <meta property="og:site_name" content={settings.title} />
      {image && <meta property="og:image" content={new URL(image, settings.url).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </Helmet>
  );
}
