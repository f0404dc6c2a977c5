/**
 * `npm run diagrams`: draws the content's mermaid fences that have no up-to-date picture, and
 * removes pictures that no fence uses. `npm run diagrams -- --check` only lists them. Both exit
 * with 1 if anything is left to do, or if a diagram is too wide for a phone. `CONTENT_DIR` selects another content folder.
 */
import path from 'node:path';
import { checkDiagrams, drawDiagrams } from '../packages/diagrams/command';
import { runCommand } from '../packages/testing/run-command';
import { displayPath } from '../src/config/diagnostics/files';
import { formatProblems } from '../src/config/diagnostics/problems';
import { currentSite } from '../src/config/project/site';
import { findDiagrams } from '../src/features/diagrams/find';
import { normalized, openDiagramStore } from '../src/features/diagrams/store';

runCommand(async () => {
  const { folder, variables } = currentSite();
  const store = openDiagramStore(folder.rootDir, folder.contentDir);
  const fences = await findDiagrams(folder, variables);
  const diagrams = {
    ...store,
    all: fences.map((fence) => ({
      ...fence,
      source: normalized(fence.source),
      pictures: store.filesOf(fence.source),
    })),
    script: 'src/client/diagrams/render-file.ts',
    fix: 'Run "npm run diagrams" and commit what it writes.',
  };
  const isCheck = process.argv.includes('--check');
  const { problems, drawn, removed } = isCheck
    ? { problems: checkDiagrams(diagrams), drawn: 0, removed: 0 }
    : await drawDiagrams(diagrams);
  if (problems.length > 0) {
    const found = problems.map((one) => ({
      ...one,
      check: 'content' as const,
      file: displayPath(path.resolve(one.file), folder.rootDir),
    }));
    console.error(`${formatProblems(found)}\n`);
    return 1;
  }
  const done = `${drawn} drawn, ${removed} pictures removed.`;
  console.log(`${fences.length} diagrams${isCheck ? ', each with its pictures.' : `: ${done}`}`);
  return 0;
});
