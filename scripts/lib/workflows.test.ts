import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.join('.github', 'workflows');
const uses = fs.readdirSync(FOLDER).flatMap((name) =>
  fs
    .readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => /\buses:/.test(line))
    .map((line) => [name, line.trim()] as const),
);

// A tag can be moved to other code.
it.each(uses)('%s pins an action to a commit, and names its version: %s', (_, line) => {
  expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
