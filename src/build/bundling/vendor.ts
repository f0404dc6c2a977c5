import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { FOR_BROWSERS } from './browsers';
import { displayPath, listFiles } from '../../config/diagnostics/files';
import { placeIn } from '../../config/diagnostics/place-in';
import { type ContentFolder, staticFilesOf } from '../../config/project/content-folder';
import { removeGone } from './publish-files';

/**
 * Publishes mermaid's own ES modules below `/vendor/mermaid/`, along with the module that draws
 * with them. Bundling mermaid would take minutes and gigabytes of memory; the browser imports it by
 * address, and only when a diagram without a picture comes near the viewport.
 */
export async function publishVendorFiles(): Promise<void> {
  publishMermaid();
  await build({
    ...FOR_BROWSERS,
    entryPoints: [path.resolve('src/client/diagrams/draw.ts')],
    outfile: path.resolve('public/vendor/mermaid/draw.mjs'),
    external: ['./mermaid.esm.min.mjs'],
  });
}

function publishMermaid(): void {
  const source = path.resolve('node_modules/mermaid/dist');
  const target = path.resolve('public/vendor/mermaid');
  const { version } = JSON.parse(
    fs.readFileSync(path.resolve('node_modules/mermaid/package.json'), 'utf8'),
  ) as { version: string };
  const stamp = path.join(target, 'VERSION');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === version) return;
  fs.rmSync(target, { recursive: true, force: true });
  for (const name of ['mermaid.esm.min.mjs', 'chunks/mermaid.esm.min']) {
    fs.cpSync(path.join(source, name), path.join(target, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  fs.writeFileSync(stamp, version);
}

/**
 * Publishes the content folder's own static files; Gatsby publishes the project's.
 *
 * @throws {Error} if one is a link that would publish what is elsewhere.
 */
export function publishStaticFiles(
  folder: Pick<ContentFolder, 'rootDir' | 'contentDir' | 'staticDirs'>,
): void {
  const { rootDir, contentDir, staticDirs } = folder;
  const roots = [rootDir, contentDir, ...staticDirs];
  const leading = staticDirs
    .flatMap(listFiles)
    .find((file) => !roots.some((root) => placeIn(root, file) === 'file'));
  if (leading !== undefined) {
    throw new Error(
      `${displayPath(leading, rootDir)} is a link out of the site, to a folder or to nothing. Put a file in its place.`,
    );
  }
  removeGone('static-files', staticFilesOf(folder), rootDir);
  for (const dir of staticDirs)
    if (dir !== path.join(rootDir, 'static'))
      fs.cpSync(dir, path.join(rootDir, 'public'), { recursive: true });
}
