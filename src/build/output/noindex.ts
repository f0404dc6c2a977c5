import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../config/diagnostics/files';

const ROBOTS = '<meta name="robots" content="noindex">';

/** Asks search engines to leave out every document of a site, on hosts without headers too. */
export function hideFromSearchEngines(dir: string): void {
  for (const file of listFiles(dir).filter((name) => path.extname(name) === '.html')) {
    const html = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, html.replace('</head>', `${ROBOTS}</head>`));
  }
}
