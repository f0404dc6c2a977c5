/**
 * `npm run adopt -- <docusaurus folder>`: moves a Docusaurus site here. See `--help` for usage.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { adopt } from '../src/adopt/command';
import { copySite } from './lib/site-copy';
import { gatsbyEnvironment } from './lib/run';

adopt(process.argv.slice(2), process.cwd(), {
  log: (text) => console.log(text),
  error: (text) => console.error(text),
  copy: () => copySite('adopted').dir,
  build: (dir) => {
    const tsx = path.resolve('node_modules', '.bin', 'tsx');
    const env = { ...gatsbyEnvironment({}), CONTENT_DIR: '' };
    const options = { cwd: dir, env, stdio: 'inherit' } as const;
    return spawnSync(tsx, [path.resolve('scripts', 'build.ts')], options).status === 0;
  },
  format: async (text, file) => format(text, { ...(await resolveConfig(file)), filepath: file }),
})
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
