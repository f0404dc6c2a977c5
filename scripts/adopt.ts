/**
 * `npm run adopt -- <folder>`: moves a Docusaurus or DocFX site here. See `--help` for usage, with a
 * folder for the options that its kind of site has.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { folderAmong } from '../packages/importers/docusaurus/arguments';
import { adopt, ADOPTION_OPTIONS } from '../packages/importers/docusaurus/command';
import { siteKindOf } from '../packages/importers/docusaurus/site-kind';
import { adoptDocfx, DOCFX_OPTIONS } from '../packages/importers/docfx/command';
import { buildCommand } from './lib/build-command';
import { copySite } from './lib/site-copy';

const SETTINGS = 'site.config.ts';

const log = (text: string) => console.log(text);
const error = (text: string) => console.error(text);
const formatAs = async (text: string, file: string) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

function run(argv: readonly string[]): Promise<number> {
  const folder = folderAmong(argv, { ...ADOPTION_OPTIONS, ...DOCFX_OPTIONS });
  if (folder !== undefined && siteKindOf(path.resolve(folder)) === 'docfx') {
    return adoptDocfx(argv, process.cwd(), {
      log,
      error,
      format: (text) => formatAs(text, SETTINGS),
    });
  }
  return adopt(argv, process.cwd(), {
    log,
    error,
    copy: () => copySite('adopted').dir,
    build: (dir) => {
      const { program, args, env } = buildCommand({ CONTENT_DIR: '' });
      return spawnSync(program, args, { cwd: dir, env, stdio: 'inherit' }).status === 0;
    },
    format: formatAs,
  });
}

run(process.argv.slice(2))
  .then((code) => {
    process.exitCode = code;
  })
  .catch((mistake: unknown) => {
    error(mistake instanceof Error ? mistake.message : String(mistake));
    process.exitCode = 1;
  });
