import fs from 'node:fs';
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
 * @param project the folder whose build command is used. In earlier commits, it is TypeScript.
 */
export function buildCommand(
  environment: NodeJS.ProcessEnv = {},
  project = process.cwd(),
): Command {
  const env = gatsbyEnvironment(environment);
  const script = path.join(project, 'scripts', 'build.mjs');
  if (fs.existsSync(script)) return { program: process.execPath, args: [script], env };
  const tsx = path.join(project, 'node_modules', '.bin', 'tsx');
  return { program: tsx, args: [path.join(project, 'scripts', 'build.ts')], env };
}
