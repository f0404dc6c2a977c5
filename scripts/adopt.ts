/** `npm run adopt -- <folder>`: moves a Docusaurus or DocFX site here. See `--help` for usage. */
import { spawnSync } from 'node:child_process';
import { format, resolveConfig } from 'prettier';
import { moveSite } from '../packages/importers/command';
import { buildCommand } from './lib/build-command';
import { copySite } from './lib/site-copy';

void moveSite(process.argv.slice(2), process.cwd(), {
  log: (text) => console.log(text),
  error: (text) => console.error(text),
  copy: () => copySite('adopted').dir,
  build: (dir) => {
    const { program, args, env } = buildCommand({ CONTENT_DIR: '' });
    return spawnSync(program, args, { cwd: dir, env, stdio: 'inherit' }).status === 0;
  },
  format: async (text, file) => format(text, { ...(await resolveConfig(file)), filepath: file }),
}).then((code) => {
  process.exitCode = code;
});
