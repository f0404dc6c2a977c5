import fs from 'node:fs';
import path from 'node:path';

/** A line for a shell, with the environment in which it means what it does to npm. */
export interface PackageCommand {
  readonly line: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * What `npm run` would have a shell do, without the third of a CPU second that npm takes to read its
 * own configuration.
 *
 * @param project the folder of package.json.
 * @param args are passed as they are, as words without spaces.
 * @throws {Error} if package.json has no such command.
 */
export function packageCommand(
  project: string,
  name: string,
  args: readonly string[] = [],
): PackageCommand {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const command = scripts[name];
  if (command === undefined) throw new Error(`package.json has no command "${name}".`);
  const bin = path.join(project, 'node_modules', '.bin');
  return {
    line: [command, ...args].join(' '),
    env: { ...process.env, PATH: [bin, process.env.PATH].join(path.delimiter) },
  };
}
