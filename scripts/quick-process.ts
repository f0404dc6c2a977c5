/**
 * `tsx scripts/quick-process.ts <script> [arguments]`: runs a command with `quickFlags()` and a large
 * nursery.
 */
import { spawnSync } from 'node:child_process';
import { LARGE_NURSERY, quickFlags } from './lib/v8-flags';

const flags = [...quickFlags(), ...LARGE_NURSERY];
const { status, error } = spawnSync(process.execPath, [...flags, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error) throw error;
process.exit(status ?? 1);
