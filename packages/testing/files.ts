import fs from 'node:fs';
import path from 'node:path';

/** The files below a folder, relative to it and with forward slashes, in a stable order. */
export function filesBelow(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The folders of old versions in a finished site: `v2.3`. */
export function oldVersionsIn(dist: string): string[] {
  const file = path.join(dist, 'versions.json');
  if (!fs.existsSync(file)) return [];
  const list = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly path: string }[];
  return list.slice(1).map((old) => old.path.slice((list[0]?.path.length ?? 0) + 1));
}

/** The files of a finished site, without those of old versions. */
export function currentFiles(dist: string): string[] {
  const old = oldVersionsIn(dist);
  return filesBelow(dist).filter(
    (file) => !old.some((one) => file === `${one}.html` || file.startsWith(`${one}/`)),
  );
}
