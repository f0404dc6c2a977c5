/**
 * `npx tsx scripts/reference-import.ts <folder>`: creates reference pages from the output of `docfx
 * metadata`. See `--help` for usage.
 */
import { importReference } from '../packages/importers/reference/command';
import { runCommand } from '../packages/testing/run-command';

runCommand(() => importReference(process.argv.slice(2), process.cwd(), console));
