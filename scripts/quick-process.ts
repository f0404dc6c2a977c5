/** `tsx scripts/quick-process.ts <script> [arguments]`: runs a command with `quickFlags()`. */
import { spawnSync } from 'node:child_process';
import { quickFlags } from './lib/v8-flags';

const { status, error } = spawnSync(process.execPath, [...quickFlags(), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error) throw error;
process.exit(status ?? 1);
