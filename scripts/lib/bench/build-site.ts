import fs from 'node:fs';
import path from 'node:path';
import { buildCommand } from '../build-command';
import { measureProcess, type ProcessFigures } from '../measure-process';

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
  const { program, args, env } = buildCommand({ CI: 'true', ...environment }, project);
  const figures = await measureProcess(program, args, { cwd: dir, env });
  if (figures.code !== 0) throw new Error(`The build in ${dir} failed.`);
  return figures;
}
