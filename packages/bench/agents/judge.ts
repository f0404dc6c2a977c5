import path from 'node:path';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { Site } from '../../../src/config/project/site';
import type { Problem } from '../../../src/config/diagnostics/problems';
import type { SampleBlock } from '../../../src/features/samples/blocks';
import {
  compileUnits,
  type Prepared,
  prepareSamples,
  type SamplesBuild,
} from '../../checks/samples/check';
import { modelProblems, modelsOf } from '../../checks/samples/generated-models';
import { compile, run } from '../../checks/samples/mono';
import { namespaceOf, unitsOf } from '../../checks/samples/units';
import { mask } from '../../csharp/scan';
import { failedAsserts } from './asserts';
import type { Task } from './tasks';

export interface Answer {
  readonly task: Pick<Task, 'asserts'>;
  /** The files. */
  readonly code: readonly string[];
}

export interface Verdict {
  readonly compiled: boolean;
  /** What the compiler says, or else which asserts fail. */
  readonly mistakes: readonly string[];
}

/**
 * What answers are compiled against.
 *
 * @throws {Error} if there is no compiler, or the reference does not compile.
 */
export function prepare(site: Site): Prepared {
  const prepared = prepareSamples(site);
  if ('missing' in prepared) throw new Error(prepared.missing);
  if ('problems' in prepared)
    throw new Error('The reference does not compile: npm test -- samples');
  return prepared;
}

/** Compiles answers, and checks what they declare and use. Nothing of them runs. */
export function judge(prepared: Prepared, answers: readonly Answer[]): Verdict[] {
  const { build, toolkit } = prepared;
  let next = 0;
  const blocks = answers.map(({ code }, index) =>
    code.map((one): SampleBlock => ({ file: String(index), line: 1, code: one })),
  );
  const units = blocks.map((some) => {
    const own = unitsOf(some, toolkit, next);
    next += some.length;
    return own;
  });
  let facts: ReturnType<typeof factsIn> = [];
  const problems: Problem[] = compileUnits(build, units.flat(), (library) => {
    facts = factsIn(build, library);
    return [];
  });
  problems.push(
    ...blocks.flat().flatMap(({ code, file }) => modelProblems(modelsOf(code), file, 1)),
  );
  const factsOf = groupBy(facts, ([answer]) => answer);
  return answers.map(({ task, code }, index): Verdict => {
    const own = problems.filter(({ file }) => file === String(index));
    if (code.length === 0) return { compiled: false, mistakes: ['There is no answer.'] };
    if (own.length > 0) return { compiled: false, mistakes: own.map(({ message }) => message) };
    const found = units[index]?.flatMap(({ id }) => factsOf.get(namespaceOf(id)) ?? []) ?? [];
    const used = found.map(([, fact]) => fact);
    const mistakes = failedAsserts(task.asserts, [...used, ...code.flatMap(namesIn)]);
    return { compiled: true, mistakes };
  });
}

/** What `evidence.cs` says of compiled answers, each with the namespace of its answer. */
function factsIn({ command, library: stubs }: SamplesBuild, library: string) {
  const folder = path.dirname(library);
  const program = path.join(folder, 'evidence.exe');
  const sources = ['evidence.cs', '../../checks/samples/uses.cs'].map((file) =>
    path.join(__dirname, file),
  );
  const { ok, output } = compile(command, sources, program, []);
  if (!ok) throw new Error(`evidence.cs does not compile:\n${output}`);
  const lines = run(program, [library, stubs], folder).split('\n');
  return lines.map((line) => line.split('\t') as [answer: string, fact: string]);
}

/** Qualified names, for values of enums, which compiled code has as numbers. */
const namesIn = (code: string) =>
  (mask(code).match(/\b[A-Za-z_]\w*(?:\.\w+)+/g) ?? []).map((name) => `name ${name}`);
