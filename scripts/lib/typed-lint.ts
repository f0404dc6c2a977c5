import path from 'node:path';
import type { Linter } from 'eslint';
import ts from 'typescript';

/** What TypeScript is told about files and lines. */
const HOST: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/**
 * The program that `tsc --noEmit` checks.
 *
 * @param configFile the path of a tsconfig.json.
 * @throws {Error} if it cannot be read; what is wrong in it is one of the program's mistakes.
 */
export function programOf(configFile: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path.resolve(configFile),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (mistake) => {
        throw new Error(ts.formatDiagnostic(mistake, HOST).trimEnd());
      },
    },
  );
  if (!parsed) throw new Error(`${configFile} cannot be read.`);
  return ts.createProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: parsed.errors,
    ...(parsed.projectReferences && { projectReferences: parsed.projectReferences }),
  });
}

/**
 * All mistakes that `tsc` reports, in its words.
 *
 * @param isColored with the lines in question, as in a terminal.
 * @returns empty if there are none.
 */
export function typeMistakes(program: ts.Program, isColored = false): string {
  const mistakes = ts.getPreEmitDiagnostics(program);
  return isColored
    ? ts.formatDiagnosticsWithColorAndContext(mistakes, HOST)
    : ts.formatDiagnostics(mistakes, HOST);
}

/**
 * Has ESLint's rules ask this program about types, instead of one that they would make themselves.
 *
 * @returns what is added to ESLint's configuration.
 */
export function lintWith(program: ts.Program): Linter.Config[] {
  rememberTypes(program.getTypeChecker());
  return [
    {
      files: ['**/*.{ts,tsx,mts}'],
      languageOptions: { parserOptions: { programs: [program], projectService: false } },
    },
  ];
}

/**
 * A dozen rules ask for the type of the same expression, which TypeScript then computes again each
 * time. A program does not change, so neither does the answer.
 */
function rememberTypes(checker: ts.TypeChecker): void {
  const ask = checker.getTypeAtLocation.bind(checker);
  const types = new Map<ts.Node, ts.Type>();
  checker.getTypeAtLocation = (node) => {
    const known = types.get(node);
    if (known) return known;
    const type = ask(node);
    types.set(node, type);
    return type;
  };
}
