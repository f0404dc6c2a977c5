import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Site } from '../../../src/config/project/site';
import { row } from '../table';
import { type Arm, ask } from './ask';
import type { Prepared } from '../../checks/samples/check';
import { type Answer, judge, prepare, type Verdict } from './judge';
import { readTasks, type Task } from './tasks';

/** In seconds, for one task. */
const TIMEOUT = 300;

const OPTIONS = {
  agent: { type: 'string' },
  package: { type: 'string' },
  mcp: { type: 'string' },
  timeout: { type: 'string', default: String(TIMEOUT) },
} as const;

/**
 * Has an agent write the answers to tasks in each arm, and prints how many compile and pass.
 *
 * @param args names of tasks, none for all of them, and options: see the README.
 * @returns the table, and below it what is wrong with each answer.
 * @throws {Error} if there is no agent, or no task has a name.
 */
export async function benchAgents(args: string[], site: Site): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { agent, timeout } = values;
  if (agent === undefined) throw new Error(`Name an agent: --agent 'my-agent --file {prompt}'`);
  const all = readTasks(path.join(__dirname, 'tasks'), site.variables);
  const unknown = positionals.find((name) => !all.some((task) => task.name === name));
  if (unknown !== undefined) throw new Error(`There is no task "${unknown}".`);
  const seconds = Number(timeout);
  if (!(seconds > 0)) throw new Error('--timeout takes a number of seconds.');
  const tasks = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  // Outside the project, whose reference an agent could read, and not beside the files of other arms.
  const newFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'agents-'));
  const prepared = prepare(site);
  const arms = armsOf(values);
  const asked: (Answer & { readonly task: Task; readonly arm: Arm; readonly dir: string })[] = [];
  for (const arm of arms) {
    for (const task of tasks) {
      const dir = newFolder();
      const code = await ask(agent, promptOf(task, site), dir, arm, seconds);
      asked.push({ arm, task, code, dir });
    }
  }
  const root = newFolder();
  for (const { name } of arms) fs.mkdirSync(path.join(root, name));
  for (const { arm, task, dir } of asked) fs.renameSync(dir, path.join(root, arm.name, task.name));
  const verdicts = verdictsOf(prepared, asked);
  const judged = asked.map((one, index) => ({ ...one, ...verdicts[index] }));
  const rows = arms.map((arm) => {
    const own = judged.filter((one) => one.arm === arm);
    const answered = own.filter(({ code }) => code.length > 0);
    const compiled = own.filter((one) => one.compiled);
    const passed = compiled.filter(({ mistakes }) => mistakes?.length === 0);
    return row([arm.name, ...[own, answered, compiled, passed].map(({ length }) => length)]);
  });
  const head = ['arm', 'tasks', 'answered', 'compiled', 'asserts passed'];
  const mistakes = judged.flatMap(({ arm, task, mistakes = [] }) =>
    mistakes.map((one) => `${arm.name}, ${task.name}: ${one}`),
  );
  const table = [row(head), row(head.map(() => '---')), ...rows, ''];
  return [...table, ...mistakes, `The answers are in ${root}.`].join('\n');
}

function armsOf(values: { readonly package?: string; readonly mcp?: string }): Arm[] {
  const arms: Arm[] = [{ name: 'without', hint: '' }];
  if (values.package !== undefined)
    arms.push({ name: 'AGENTS.md', hint: 'Read AGENTS.md first.', files: values.package });
  if (values.mcp !== undefined)
    arms.push({ name: 'MCP', hint: 'Ask the MCP server named docs.', mcp: values.mcp });
  return arms;
}

function promptOf({ prompt }: Task, { settings, variables }: Site): string {
  const version = variables['facts.version.released'] ?? '';
  return `Write C# for Unity with the networking toolkit ${settings.product.name} ${version}.

${prompt}

Answer with the code of one file, complete with its usings, in one block that begins with \`\`\`csharp, or write it to answer.cs in the current folder. It is compiled as it is, as C# 7.`;
}

/** One by one, where one of them breaks the compiler. */
function verdictsOf(prepared: Prepared, answers: readonly Answer[]): Verdict[] {
  try {
    return judge(prepared, answers);
  } catch (error) {
    if (answers.length === 1) return [{ compiled: false, mistakes: [String(error)] }];
    return answers.flatMap((answer) => verdictsOf(prepared, [answer]));
  }
}
