import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Site } from '../../../src/config/project/site';
import { row, table } from '../table';
import { type Arm, ask } from './ask';
import { type Answer, judge, prepare } from './judge';
import { readTasks, type Task } from './tasks';

const OPTIONS = {
  agent: { type: 'string' },
  package: { type: 'string' },
  mcp: { type: 'string' },
  timeout: { type: 'string', default: '300' },
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
  const { agent, package: files, mcp, timeout } = values;
  if (agent === undefined) throw new Error(`Name an agent: --agent 'my-agent --file {prompt}'`);
  const all = readTasks(path.join(__dirname, 'tasks'), site.variables);
  const unknown = positionals.find((name) => !all.some((task) => task.name === name));
  if (unknown !== undefined) throw new Error(`There is no task "${unknown}".`);
  const seconds = Number(timeout);
  if (!(seconds > 0)) throw new Error('--timeout takes a number of seconds.');
  const tasks = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const prepared = prepare(site);
  // Outside the project, whose reference an agent could read.
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'agents-'));
  const arms: Arm[] = [
    { name: 'without', hint: '' },
    ...(files === undefined ? [] : [{ name: 'AGENTS.md', hint: 'Read AGENTS.md first.', files }]),
    ...(mcp === undefined ? [] : [{ name: 'MCP', hint: 'Ask the MCP server named docs.', mcp }]),
  ];
  const asked: (Answer & { readonly task: Task; readonly arm: Arm })[] = [];
  for (const arm of arms) {
    for (const task of tasks) {
      const dir = path.join(root, arm.name, task.name);
      fs.mkdirSync(dir, { recursive: true });
      asked.push({ arm, task, code: await ask(agent, promptOf(task, site), dir, arm, seconds) });
    }
  }
  const judged = judge(prepared, asked);
  const rows = arms.map((arm) => {
    const own = judged.filter((one) => one.arm === arm);
    const answered = own.filter(({ code }) => code.length > 0);
    const compiled = own.filter((one) => one.compiled);
    const passed = compiled.filter(({ mistakes }) => mistakes.length === 0);
    return row([arm.name, ...[own, answered, compiled, passed].map(({ length }) => length)]);
  });
  const head = ['arm', 'tasks', 'answered', 'compiled', 'asserts passed'];
  const mistakes = judged.flatMap(({ arm, task, mistakes }) =>
    mistakes.map((one) => `${arm.name}, ${task.name}: ${one}`),
  );
  const { lines } = table('', `The answers are in ${root}.`, head, rows);
  return [...lines, '', ...mistakes].join('\n');
}

function promptOf({ prompt }: Task, { settings, variables }: Site): string {
  const version = variables['facts.version.released'] ?? '';
  return `Write C# for Unity with the networking toolkit ${settings.product.name} ${version}.

${prompt}

Answer with the code of one file, complete with its usings, in one block that begins with \`\`\`csharp, or write it to answer.cs in the current folder. It is compiled as it is, as C# 7.`;
}
