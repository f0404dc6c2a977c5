import fs from 'node:fs';
import path from 'node:path';
import { readSite } from '../../../src/config/project/site';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';
import { findOrInstallCompiler } from '../../checks/samples/mono';
import { ask } from './ask';
import { benchAgents } from './command';
import { judge, prepare } from './judge';
import { readTasks } from './tasks';

const site = readSite(process.cwd());
const tasks = readTasks(path.join(__dirname, 'tasks'), site.variables);

/** As the step "samples" of `npm test`, which says why. */
const compiled = 'missing' in findOrInstallCompiler() ? it.skip : it;

compiled('reference answers pass, and those that only look right do not', () => {
  expect(tasks).toHaveLength(20);
  const cases = tasks.flatMap((task) => [
    ...task.answers.map((code) => ({ task, code: [code], expected: [true, true], why: '' })),
    ...task.wrong.map(({ code, why, compiles }) => ({
      ...{ task, code: [code], expected: [compiles, false], why },
    })),
  ]);
  const verdicts = judge(prepare(site), cases);
  const found = cases.map(({ task, why }, index) => {
    const { compiled: isCompiled, mistakes } = verdicts[index] ?? { compiled: false, mistakes: [] };
    return [task.name, why, [isCompiled, mistakes.length === 0]];
  });
  expect(found).toEqual(cases.map(({ task, why, expected }) => [task.name, why, expected]));
  for (const task of tasks)
    expect([task.name, task.prompt !== '', task.answers.length > 0, task.wrong.length > 0]).toEqual(
      [...[task.name, true, true, true]],
    );
});

/** Knows the tasks, answers worse without files or a server, and says so in different ways. */
const AGENT = `
const fs = require('fs');
const [prompt, mcp, answer, known] = process.argv.slice(2).map((file) => file.endsWith('.cs') ? file : fs.readFileSync(file, 'utf8'));
if (fs.readFileSync(0, 'utf8') !== prompt) throw new Error('another prompt on standard input');
const task = JSON.parse(known).find((one) => prompt.includes(one.prompt));
const code = (text) => 'Here it is:\\n\\n\`\`\`csharp\\n' + text + '\\n\`\`\`\\n';
const wrong = (compiles) => task.wrong.find((one) => one.compiles === compiles).code;
const { docs } = JSON.parse(mcp).mcpServers;
if (docs && docs.args[1] === 'serve docs' && prompt.includes('MCP')) console.log(code(task.answers[0]));
else if (fs.existsSync('AGENTS.md') && prompt.includes('AGENTS.md')) fs.writeFileSync(answer, task.name === 'door' ? task.answers[0] : wrong(true));
else console.log(task.name === 'door' ? 'I would rather not.' : code(wrong(false)));
`;

compiled(
  'an agent is asked in each arm, and the table has what became of its answers',
  async () => {
    const dir = tempFolder();
    const files = {
      'agent.js': AGENT,
      'known.json': JSON.stringify(tasks),
      'package/AGENTS.md': 'Rules.',
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
    const [, root = ''] = /in (\S+)\.$/.exec(report) ?? [];
    expect(fs.existsSync(path.join(root, 'AGENTS.md/grab/answer.cs'))).toBe(true);
    fs.rmSync(root, { recursive: true });
  },
);

it.each([
  ['ends', "echo '```cs'; echo a; echo '```'; sleep 1000 &", ['a']],
  ['does not end', 'sleep 1000 & sleep 1000', []],
  ['is no command', 'no-such-command 2> /dev/null', []],
])('an agent that %s keeps nobody waiting', async (_, agent, expected) => {
  const seconds = expected.length > 0 ? 1000 : 0.1;
  expect(await ask(agent, '', tempFolder(), { name: '', hint: '' }, seconds)).toEqual(expected);
});

it('names what is missing or unknown', async () => {
  await expect(benchAgents([], site)).rejects.toThrow('Name an agent');
  await expect(benchAgents(['x', '--agent', 'y'], site)).rejects.toThrow('There is no task "x".');
});
