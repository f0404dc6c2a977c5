import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Where a command says what it has to say. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
}

interface Parsed<Values> {
  readonly values: Values;
  readonly positionals: readonly string[];
}

/**
 * The arguments of a command that moves the site in one folder here.
 *
 * @param parse reads them; what it throws is said with the help.
 * @param settings the file that the folder is known by.
 * @returns the options and the folder as it was written, or the exit code where there is nothing to
 *   move: 0 after `--help`, 2 if the arguments are wrong.
 */
export function readArguments<Values extends { readonly help: boolean }>(
  parse: () => Parsed<Values>,
  help: string,
  settings: string,
  { log, error }: Output,
): { readonly values: Values; readonly folder: string } | number {
  let parsed: Parsed<Values>;
  try {
    parsed = parse();
  } catch (mistake) {
    error(`${messageOf(mistake)}\n\n${help}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (values.help) {
    log(help);
    return 0;
  }
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    error(`Name one folder: the one with ${settings}.\n\n${help}`);
    return 2;
  }
  return { values, folder };
}

/**
 * The folder that is named to one of several commands, before it is known to which.
 *
 * @param options those of all of them: the value of one is no folder.
 */
export function folderAmong(
  argv: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): string | undefined {
  const { positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    strict: false,
    options,
  });
  return positionals[0];
}

export const messageOf = (mistake: unknown): string =>
  mistake instanceof Error ? mistake.message : String(mistake);
