import fs from 'node:fs';
import path from 'node:path';
import { readSite } from '../../../src/config/project/site';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';
import { findOrInstallCompiler } from '../../checks/samples/mono';
import { ask } from './ask';
import { failedAsserts } from './asserts';
import { benchAgents } from './command';
import { judge, prepare } from './judge';
import { readTasks } from './tasks';

const site = readSite(process.cwd());
const tasks = readTasks(path.join(__dirname, 'tasks'), site.variables);

/** As the step "samples" of `npm test`, which says why. */
const compiled = 'missing' in findOrInstallCompiler() ? it.skip : it;

compiled('reference answers pass, and those that only look right do not', () => {
  expect(tasks).toHaveLength(20);
  const cases = tasks.flatMap((task) =>
    task.answers.map(({ kind, why, code }) => ({ task, kind, why, code: [code] })),
  );
  const found = judge(prepare(site), cases).map(
    ({ task, kind, why, compiled: isCompiled, mistakes }) => {
      const passes = mistakes.length === 0;
      return [task.name, kind, why, isCompiled, passes];
    },
  );
  const kinds = { Answer: [true, true], 'Does not compile': [false, false], Wrong: [true, false] };
  const expected = kinds as Readonly<Record<string, readonly boolean[]>>;
  expect(found).toEqual(
    cases.map(({ task, kind, why }) => [task.name, kind, why, ...(expected[kind] ?? [])]),
  );
  for (const { name, prompt, answers } of tasks) {
    const ofKind = new Set(answers.map(({ kind }) => kind === 'Answer'));
    expect([name, prompt !== '', ofKind.size]).toEqual([name, true, 2]);
  }
});

it('looks into properties, and at methods that only call each other', () => {
  const facts = [
    'A.get_isMine > get V.isOwned',
    'A.Own > get A.isMine',
    'A.Own > T.Teleport',
    'A.Ping > A.Pong',
    'A.Pong > T.Jump',
    'A.Pong > A.Ping',
  ];
  const before: [string, string][] = ['Teleport', 'Jump'].map((name) => [
    '* > get V.isOwned',
    `* > T.${name}`,
  ]);
  expect(failedAsserts({ has: [], never: [], before }, facts)).toEqual([
    '* > T.Jump comes without * > get V.isOwned before it.',
  ]);
});

/** Knows the tasks, answers worse without files or a server, and says so in different ways. */
const AGENT = `
const fs = require('fs');
const [prompt, mcp, answer, known] = process.argv.slice(2).map((file) => file.endsWith('.cs') ? file : fs.readFileSync(file, 'utf8'));
if (fs.readFileSync(0, 'utf8') !== prompt) throw new Error('another prompt on standard input');
const task = JSON.parse(known).find((one) => prompt.includes(one.prompt));
const code = (text) => 'Here it is:\\n\\n\`\`\`csharp\\n' + text + '\\n\`\`\`\\n';
const of = (kind) => task.answers.find((one) => one.kind === kind).code;
const { docs } = JSON.parse(mcp).mcpServers;
if (docs && docs.args[1] === 'serve docs' && prompt.includes('MCP')) console.log(code(of('Answer')));
else if (fs.existsSync('AGENTS.md') && prompt.includes('AGENTS.md')) fs.writeFileSync(answer, task.name === 'door' ? of('Answer') : of('Wrong'));
else console.log(task.name === 'door' ? 'I would rather not.' : code(of('Does not compile')));
`;

compiled(
  'an agent is asked in each arm, and the table has what became of its answers',
  async () => {
    const dir = tempFolder();
    const files = {
      'agent.js': AGENT,
      'known.json': JSON.stringify(tasks),
      'package/AGENTS.md': 'Rules.',
      'package/Runtime/Source.cs': '',
    };
    putFiles(dir, files);
    const agent = `node ${dir}/agent.js {prompt} {mcp} {answer} ${dir}/known.json`;
    const arms = ['--package', path.join(dir, 'package'), '--mcp', 'serve docs'];
    const report = await benchAgents(['door', 'grab', '--agent', agent, ...arms], site);
    expect(report).toMatch(`| arm | tasks | answered | compiled | asserts passed |
| --- | --- | --- | --- | --- |
| without | 2 | 1 | 0 | 0 |
| AGENTS.md | 2 | 2 | 2 | 1 |
| MCP | 2 | 2 | 2 | 2 |

without, door: There is no answer.
without, grab: CS1061: `);
    expect(report).toContain(
      '\nAGENTS.md, grab: It lacks * > RealtimeView.RequestOwnershipOfSelfAndChildren.',
    );
    const [, root = ''] = /in (\S+)\.$/m.exec(report) ?? [];
    expect(fs.existsSync(path.join(root, 'AGENTS.md/grab/answer.cs'))).toBe(true);
    expect(fs.existsSync(path.join(root, 'AGENTS.md/grab/Runtime'))).toBe(false);
    fs.rmSync(root, { recursive: true });
  },
);

it.each([
  ['ends', "echo '```cs'; echo a; echo '```'; sleep 1000 &", ['a']],
  ['writes what it says', 'echo a; echo a > {answer}', ['a']],
  ['leaves the group', 'setsid sleep 9', []],
  ['does not end', 'sleep 1000 & sleep 1000', []],
  ['is no command', 'no-such-command 2> /dev/null', []],
])('an agent that %s keeps nobody waiting', async (_, agent, expected) => {
  const seconds = expected.length > 0 ? 1000 : 0.1;
  const dir = path.join(tempFolder(), "it's $&");
  fs.mkdirSync(dir);
  expect(await ask(agent, '', dir, { name: '', hint: '' }, seconds)).toEqual(expected);
});

it('names what is missing or unknown', async () => {
  await expect(benchAgents([], site)).rejects.toThrow('Name an agent');
  await expect(benchAgents(['x', '--agent', 'y'], site)).rejects.toThrow('There is no task "x".');
  const options = ['--agent', 'y', '--timeout', 'x'];
  await expect(benchAgents(options, site)).rejects.toThrow('--timeout takes a number');
});
