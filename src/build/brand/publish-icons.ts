import fs from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../../config/diagnostics/write-whole';
import { staticFilesOf } from '../../config/project/content-folder';
import type { Site } from '../../config/project/site';
import { openPictureCache, themeColorsIn } from './drawing';
import { drawIcon, ICONS } from './icons';

const FAVICON = 'favicon.svg';
/** The file that browsers read before they install the site. */
const MANIFEST_FILE = 'manifest.webmanifest';

/**
 * Publishes the icons and the web app manifest, all of them drawn from `static/favicon.svg`. Other
 * files of that name in the static folders take precedence.
 *
 * @throws {Error} if there is no such file.
 */
export async function publishIcons({
  settings,
  folder,
}: Pick<Site, 'settings' | 'folder'>): Promise<void> {
  const { rootDir, staticDirs } = folder;
  const colors = themeColorsIn(rootDir);
  const owned = staticFilesOf(folder);
  const publish = (name: string, content: string | Uint8Array) => {
    if (!owned.has(`/${name}`)) writeIfChanged(path.join(rootDir, 'public', name), content);
  };
  const svg = fs.readFileSync(faviconIn(staticDirs), 'utf8');
  const manifest = webManifest(settings, colors.light);
  publish(MANIFEST_FILE, JSON.stringify(manifest));

  const cache = openPictureCache(rootDir);
  for (const icon of ICONS) {
    const key = cache.keyOf({ svg, icon, background: colors.dark });
    const file = await cache.get(key, () => drawIcon(icon, svg, colors.dark));
    publish(icon.file, fs.readFileSync(file));
  }
}

/** The last folder's is the one that is published. */
function faviconIn(staticDirs: readonly string[]): string {
  const files = staticDirs.map((dir) => path.join(dir, FAVICON));
  const file = files.findLast((one) => fs.existsSync(one));
  if (file === undefined) throw new Error(`There is no ${FAVICON} in static/. Put one there.`);
  return file;
}

/**
 * The web app manifest. Its addresses are relative to it, so they are right wherever the site is
 * published.
 *
 * @param background the colour of pages, also that of the toolbar.
 */
function webManifest({ title, tagline, lang, product }: Site['settings'], background: string) {
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
