import fs from 'node:fs';
import path from 'node:path';
import { measureProcess, type ProcessFigures } from '../measure-process';
import { gatsbyEnvironment } from '../run';

/**
 * Deletes what a project's builds keep beside their packages, such as pictures that were drawn once:
 * a fresh clone has none of it. Copies of a site share the project's packages, so that without this a
 * cold build would find what an earlier one has drawn.
 */
export function forgetKeptFiles(project = process.cwd()): void {
  fs.rmSync(path.join(project, 'node_modules', '.cache'), { recursive: true, force: true });
}

/**
 * Builds the site in a folder, with the build command of `project`.
 *
 * @throws {Error} if the build fails.
 */
export async function buildSite(
  dir: string,
  environment: NodeJS.ProcessEnv = {},
  project = process.cwd(),
): Promise<ProcessFigures> {
  const [program, ...args] = buildCommand(project);
  const figures = await measureProcess(program, args, {
    cwd: dir,
    env: gatsbyEnvironment({ CI: 'true', ...environment }),
  });
  if (figures.code !== 0) throw new Error(`The build in ${dir} failed.`);
  return figures;
}

/** What `npm run build` runs in a project. In earlier ones, it is TypeScript. */
function buildCommand(project: string): readonly [program: string, script: string] {
  const script = path.join(project, 'scripts', 'build.mjs');
  if (fs.existsSync(script)) return [process.execPath, script];
  return [
    path.join(project, 'node_modules', '.bin', 'tsx'),
    path.join(project, 'scripts', 'build.ts'),
  ];
}
