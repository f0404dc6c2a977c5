import path from 'node:path';
import type { Site } from '../../../src/config/project/site';
import type { SampleBlock } from '../../../src/features/samples/blocks';
import {
  compileUnits,
  type Prepared,
  prepareSamples,
  type SamplesBuild,
} from '../../checks/samples/check';
import { modelProblems, modelsOf } from '../../checks/samples/generated-models';
import { run } from '../../checks/samples/mono';
import { namespaceOf, unitsOf } from '../../checks/samples/units';
import { mask } from '../../csharp/scan';
import { failedAsserts } from './asserts';
import type { Task } from './tasks';

export interface Answer {
  readonly task: Pick<Task, 'asserts'>;
  /** The files. */
  readonly code: readonly string[];
}

type Judged<T> = T & {
  readonly compiled: boolean;
  /** What the compiler says, or else which asserts fail. */
  readonly mistakes: readonly string[];
};

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

/**
 * Compiles answers, and checks what they declare and use. Nothing of them runs. They are compiled one by
 * one, where one of them breaks the compiler.
 */
export function judge<T extends Answer>(prepared: Prepared, answers: readonly T[]): Judged<T>[] {
  try {
    return judgeAll(prepared, answers);
  } catch (error) {
    const [first, ...others] = answers;
    if (first && others.length === 0)
      return [{ ...first, compiled: false, mistakes: [String(error)] }];
    return answers.flatMap((answer) => judge(prepared, [answer]));
  }
}

function judgeAll<T extends Answer>({ build, toolkit }: Prepared, answers: readonly T[]) {
  const blocks = answers.map(({ code }, index) =>
    code.map((one): SampleBlock => ({ file: String(index), line: 1, code: one })),
  );
  const units = blocks.map((own, index) =>
    unitsOf(own, toolkit, blocks.slice(0, index).flat().length),
  );
  let facts: string[] = [];
  const problems = compileUnits(build, units.flat(), (library) => {
    facts = factsIn(build, library);
    return blocks.flat().flatMap(({ code, file }) => modelProblems(modelsOf(code), file, 1));
  });
  return answers.map((answer, index): Judged<T> => {
    const own = problems.filter(({ file }) => file === String(index)).map(({ message }) => message);
    if (answer.code.length === 0) own.push('There is no answer.');
    if (own.length > 0) return { ...answer, compiled: false, mistakes: own };
    const isOwn = (fact: string) =>
      units[index]?.some(({ id }) => fact.startsWith(`${namespaceOf(id)}\t`));
    const used = facts.filter(isOwn).map((fact) => fact.replace(/^.*\t/, ''));
    const mistakes = failedAsserts(answer.task.asserts, [...used, ...answer.code.flatMap(namesIn)]);
    return { ...answer, compiled: true, mistakes };
  });
}

/** What `evidence.cs` says of compiled answers, each with the namespace of its answer. */
function factsIn({ command, library: stubs }: SamplesBuild, library: string): string[] {
  const uses = path.join(__dirname, '../../checks/samples/uses.cs');
  const sources = [path.join(__dirname, 'evidence.cs'), uses] as const;
  return run(command, path.dirname(library), sources, [], [library, stubs]).split('\n');
}

/** Qualified names, for values of enums, which compiled code has as numbers. */
const namesIn = (code: string) =>
  (mask(code).match(/\b[A-Za-z_]\w*(?:\.\w+)+/g) ?? []).map((name) => `name ${name}`);
