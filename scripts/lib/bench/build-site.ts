import path from 'node:path';
import { measureProcess, type ProcessFigures } from '../measure-process';
import { gatsbyEnvironment } from '../run';

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
  const tsx = path.join(project, 'node_modules', '.bin', 'tsx');
  const figures = await measureProcess(tsx, [path.join(project, 'scripts', 'build.ts')], {
    cwd: dir,
    env: gatsbyEnvironment({ CI: 'true', ...environment }),
  });
  if (figures.code !== 0) throw new Error(`The build in ${dir} failed.`);
  return figures;
}
