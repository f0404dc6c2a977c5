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

it('audits what is installed each week, and has updates of actions and packages proposed', () => {
  const audit = fs.readFileSync(path.join(FOLDER, 'audit.yml'), 'utf8');
  for (const line of [
    '- cron: ',
    '- run: npm audit --audit-level=high',
    '- run: npm audit signatures',
  ])
    expect(audit).toContain(line);
  const updates = fs.readFileSync('.github/dependabot.yml', 'utf8');
  expect([...updates.matchAll(/package-ecosystem: (.+)/g)].map(([, name]) => name)).toEqual([
    'github-actions',
    'npm',
  ]);
});
