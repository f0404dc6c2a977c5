import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * Runs an agent in a folder of its own, which must be empty. What it has started ends with it, or when
 * its time is over.
 *
 * @param agent a line for the shell, with `{prompt}`, `{answer}` and `{mcp}` for the paths of files. The
 *   prompt is on its standard input, too.
 * @returns the C# in the file for the answer, or else in what the agent prints; empty if there is none.
 */
export async function ask(
  agent: string,
  prompt: string,
  dir: string,
  { hint, files, mcp }: Arm,
  seconds: number,
): Promise<string[]> {
  const at = (name: string) => path.join(dir, name);
  for (const name of files === undefined ? [] : ['AGENTS.md', 'Documentation~']) {
    const from = path.join(files ?? '', name);
    if (fs.existsSync(from)) fs.cpSync(from, at(name), { recursive: true });
  }
  const mcpServers = mcp === undefined ? {} : { docs: { command: 'sh', args: ['-c', mcp] } };
  fs.writeFileSync(at('mcp.json'), JSON.stringify({ mcpServers }));
  fs.writeFileSync(at('prompt.md'), `${prompt}\n\n${hint}\n`);
  const line = agent
    .replaceAll('{prompt}', '"$PWD/prompt.md"')
    .replaceAll('{mcp}', '"$PWD/mcp.json"')
    .replaceAll('{answer}', '"$PWD/answer.cs"');
  // What has left the group may hold on to a pipe, but not to files.
  const child = spawn(`{ ${line}\n} < prompt.md > said.md`, {
    cwd: dir,
    shell: true,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: Math.ceil(seconds * 1000),
    killSignal: 'SIGKILL',
  });
  await once(child, 'exit');
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // There is nothing left.
  }
  const textOf = (name: string) =>
    fs.existsSync(at(name)) ? fs.readFileSync(at(name), 'utf8').trim() : '';
  const written = textOf('answer.cs');
  const blocks = blocksOf(written || textOf('said.md'), '', {}).blocks.map(({ code }) => code);
  return written !== '' && blocks.length === 0 ? [written] : blocks;
}
