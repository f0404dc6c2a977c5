import type { Problem } from '../../../src/config/diagnostics/problems';
import type { SourceFile } from './units';

const MAX_EXEMPT = 0.03;

export interface CompilerError {
  /** Absent for an error without a file, such as a missing assembly. */
  readonly file?: string;
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

/** Parses `u3_0.cs(12,5): error CS1061: Type … does not contain …` and `error CS2001: …`. */
export function parseCompilerOutput(output: string): CompilerError[] {
  return output.split(/\r?\n/).flatMap((text): CompilerError[] => {
    const match = /^(?:(.+?)\((\d+),\d+\S*\): )?(?:fatal )?error (CS\d+): (.*)$/.exec(text.trim());
    if (!match) return [];
    const [, file, line, code = '', message = ''] = match;
    return [{ ...(file !== undefined && { file }), line: Number(line ?? 0), code, message }];
  });
}

/** Maps compiler errors to problems on pages, without names that are internal to the check. */
export function problemsOf(
  errors: readonly CompilerError[],
  files: ReadonlyMap<string, SourceFile>,
): Problem[] {
  return errors.map(({ file = 'mcs', line, code, message }): Problem => {
    const source = files.get(file.replace(/^.*\//, ''));
    return {
      check: 'content',
      file: source?.block.file ?? file,
      ...(source && { line: lineIn(source, line) }),
      message: `${code}: ${readable(message)}`,
      fix: FIXES[code] ?? 'Fix the sample. What the toolkit has is in content/reference/classes.',
    };
  });
}

/** The line of the page for a line of a file that was compiled, which has one more above the block. */
export function lineIn({ block, places }: SourceFile, compiled: number): number {
  const last = block.code.split('\n').length;
  const line = Math.min(Math.max(compiled - 1, 1), last);
  return places?.[line - 1] ?? block.line + line - 1;
}

const NO_MEMBER =
  'Use a member that the reference lists. Members of the engine are in packages/checks/samples/engine.';

const FIXES: Readonly<Record<string, string>> = {
  CS0103:
    'Declare the name in this block or in another one of the page, or say what a fragment takes for granted: context="Realtime realtime;".',
  CS0246:
    'Add the using, or declare the type in a block of this page. Types of the engine are in packages/checks/samples/engine.',
  CS0115: 'Say what a fragment derives from: context-class="RealtimeComponent<PlayerModel>".',
  CS1061: NO_MEMBER,
  CS0117: NO_MEMBER,
};

function readable(message: string): string {
  return message
    .replace(/\bSample\d+\.(?:Fragment\b)?/g, (name) => (name.endsWith('.') ? '' : 'fragment'))
    .replace(/\s*(?:Are you missing|\(Location of the symbol|Type `[^']*' is defined in).*$/, '');
}

/** The statistics of a run. */
export interface SampleCounts {
  readonly pages: number;
  readonly blocks: number;
  readonly exempt: number;
  /** The sample projects, each of which was compiled as a whole. */
  readonly projects: number;
}

/** `412 C# blocks on 139 pages, 3 exempt (0.7 %); sample projects: 18`. */
export function summary({ pages, blocks, exempt, projects }: SampleCounts): string {
  const percent = blocks === 0 ? 0 : (exempt / blocks) * 100;
  return `${blocks} C# blocks on ${pages} pages, ${exempt} exempt (${percent.toFixed(1)} %); sample projects: ${projects}`;
}

/** The problem of too many exempt blocks; none if there are not. */
export function exemptionProblems({ blocks, exempt }: Omit<SampleCounts, 'projects'>): Problem[] {
  if (exempt <= blocks * MAX_EXEMPT) return [];
  const message = `${exempt} of ${blocks} C# blocks are exempt from compiling; ${MAX_EXEMPT * 100} % may be.`;
  const fix = 'Make some of them compile, and remove their no-compile.';
  return [{ check: 'content', file: 'content', message, fix }];
}
