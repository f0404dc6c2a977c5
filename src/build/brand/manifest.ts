import type { Settings } from '../../config/settings/schema';

/** The file that browsers read before they install the site. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/**
 * The web app manifest. Its addresses are relative to it, so they are right wherever the site is
 * published.
 *
 * @param background the colour of pages, also that of the toolbar.
 */
export function webManifest(
  { title, tagline, lang, product }: Pick<Settings, 'title' | 'tagline' | 'lang' | 'product'>,
  background: string,
) {
  const png = (name: string, size: number) => ({
    src: `icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: title,
    short_name: product.name,
    description: tagline,
    lang,
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    theme_color: background,
    background_color: background,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('192', 192),
      png('512', 512),
      { ...png('maskable-512', 512), purpose: 'maskable' },
    ],
  };
}
