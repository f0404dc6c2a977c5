import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BROWSERS } from './browsers';
import type { ContentFolder } from '../../config/project/content-folder';

/**
 * Publishes mermaid's own ES modules below `/vendor/mermaid/`, along with the module that draws
 * with them. Bundling mermaid would take minutes and gigabytes of memory; the browser imports it by
 * address, and only when a diagram without a picture comes near the viewport.
 */
export async function publishVendorFiles(): Promise<void> {
  publishMermaid();
  await build({
    entryPoints: [path.resolve('src/client/diagrams/draw.ts')],
    outfile: path.resolve('public/vendor/mermaid/draw.mjs'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: BROWSERS,
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
  fs.mkdirSync(path.join(target, 'chunks'), { recursive: true });
  fs.copyFileSync(
    path.join(source, 'mermaid.esm.min.mjs'),
    path.join(target, 'mermaid.esm.min.mjs'),
  );
  fs.cpSync(
    path.join(source, 'chunks/mermaid.esm.min'),
    path.join(target, 'chunks/mermaid.esm.min'),
    {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    },
  );
  fs.writeFileSync(stamp, version);
}

/** Publishes the content folder's own static files; Gatsby publishes the project's. */
export function publishStaticFiles({ rootDir, staticDirs }: ContentFolder): void {
  for (const dir of staticDirs) {
    if (dir !== path.join(rootDir, 'static')) {
      fs.cpSync(dir, path.join(rootDir, 'public'), { recursive: true });
    }
  }
}
