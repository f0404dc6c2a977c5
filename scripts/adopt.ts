/** `npm run adopt -- <folder>`: moves a Docusaurus, DocFX or MkDocs site here. See `--help` for usage. */
import { spawnSync } from 'node:child_process';
import { moveSite } from '../packages/importers/command';
import { runCommand } from '../packages/testing/run-command';
import { copySite, siteCommand } from '../packages/testing/site-copy';
import { format, resolveConfig } from 'prettier';

runCommand(() =>
  moveSite(process.argv.slice(2), process.cwd(), {
    log: (text) => console.log(text),
    error: (text) => console.error(text),
    copy: () => copySite('adopted').dir,
    build: (dir, contentDir = '') => {
      const env = { ...process.env, CONTENT_DIR: contentDir };
      return spawnSync(...siteCommand('build'), { cwd: dir, env, stdio: 'inherit' }).status === 0;
    },
    format: async (text, file) => format(text, { ...(await resolveConfig(file)), filepath: file }),
  }),
);
