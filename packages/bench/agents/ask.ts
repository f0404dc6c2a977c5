import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { blocksOf } from '../../../src/features/samples/blocks';

/** What an agent has besides the task. */
export interface Arm {
  readonly name: string;
  /** What the prompt says of it. */
  readonly hint: string;
  /** A package whose documentation is in the agent's folder. */
  readonly files?: string;
  /** The command of an MCP server. */
  readonly mcp?: string;
}

/**
 * Runs an agent in a folder of its own, which must be empty.
 *
 * @param agent a line for the shell, with `{prompt}`, `{answer}` and `{mcp}` for the paths of files. The
 *   prompt is on its standard input, too.
 * @returns the C# in the file for the answer, or else in what the agent prints; empty if there is none.
 */
export async function ask(
  agent: string,
  prompt: string,
  dir: string,
  arm: Arm,
  seconds: number,
): Promise<string[]> {
  for (const name of arm.files === undefined ? [] : ['AGENTS.md', 'Documentation~']) {
    const from = path.join(arm.files ?? '', name);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(dir, name), { recursive: true });
  }
  const server = arm.mcp === undefined ? {} : { docs: { command: 'sh', args: ['-c', arm.mcp] } };
  const files = {
    prompt: ['prompt.md', `${prompt}\n\n${arm.hint}\n`],
    mcp: ['mcp.json', JSON.stringify({ mcpServers: server })],
    answer: ['answer.cs', ''],
  } as const;
  for (const [name, text] of Object.values(files))
    if (text !== '') fs.writeFileSync(path.join(dir, name), text);
  const line = Object.entries(files).reduce(
    (command, [key, [name]]) => command.replaceAll(`{${key}}`, () => quoted(path.join(dir, name))),
    agent,
  );
  const said = await output(line, files.prompt[1], dir, seconds);
  const file = path.join(dir, files.answer[0]);
  const written = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  const blocks = blocksOf(written || said, file, {}).blocks.map(({ code }) => code);
  return written !== '' && blocks.length === 0 ? [written] : blocks;
}

const quoted = (file: string) => `'${file.replaceAll("'", "'\\''")}'`;

/** What a command prints. What it has started ends with it, or when its time is over. */
function output(line: string, input: string, cwd: string, seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const child = spawn(line, { cwd, shell: true, detached: true, stdio: [...stdio] });
    let said = '';
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // There is nothing left.
      }
    };
    const timer = setTimeout(() => {
      end();
      // What has left the group may hold on to it.
      child.stdout.destroy();
    }, seconds * 1000);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    // An agent may end before it has read all of it.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', reject).on('exit', end);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
  });
}
