/**
 * `npx tsx scripts/unity-docs.ts <folder of the package>`: writes the pages of the last build and
 * `AGENTS.md` into a Unity package: see packages/unity-docs/README.md.
 *
 * Exit codes: 0, written; 1, not, and nothing has changed.
 */
import { runCommand } from '../packages/testing/run-command';
import { writeUnityDocs } from '../packages/unity-docs/command';
import { readSite } from '../src/config/project/site';

runCommand(() => {
  const [dir] = process.argv.slice(2);
  if (dir === undefined) throw new Error('Name the folder of the package, with its package.json.');
  console.log(writeUnityDocs(readSite(process.cwd()), dir));
});
