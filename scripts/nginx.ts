/**
 * `npx tsx scripts/nginx.ts [root [listen [server_name]]]`: prints a configuration for nginx that
 * serves the last build as `dist/_headers` and `dist/_redirects` say.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseHeaders, parseRedirects } from '../packages/preview-server/host-rules';
import { nginxConfig } from '../packages/preview-server/nginx';

const [root = path.resolve('dist'), listen = '80', serverName = '_'] = process.argv.slice(2);
const read = (name: string) => fs.readFileSync(path.resolve('dist', name), 'utf8');

if (fs.existsSync(path.resolve('dist', '_headers'))) {
  const rules = [parseHeaders(read('_headers')), parseRedirects(read('_redirects'))] as const;
  process.stdout.write(nginxConfig(...rules, { root, listen, serverName }));
} else {
  console.error('There is no dist/ to serve. Run "npm run build" first.');
  process.exit(1);
}
