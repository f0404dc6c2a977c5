import path from 'node:path';
import { gatsbyEnvironment } from './run';

/** A program with its arguments and its environment. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/**
 * What `npm run build` runs, for processes that build the site of another folder.
 *
 * @param environment in addition to that of every build.
 */
export function buildCommand(environment: NodeJS.ProcessEnv = {}): Command {
  return {
    program: path.resolve('node_modules', '.bin', 'tsx'),
    args: [path.resolve('scripts', 'build.ts')],
    env: gatsbyEnvironment(environment),
  };
}
