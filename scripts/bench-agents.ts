/**
 * `npx tsx scripts/bench-agents.ts --agent 'my-agent --file {prompt}'`: how many of twenty tasks an agent
 * solves without, with the package's `AGENTS.md`, and with an MCP server of the documentation. See
 * packages/bench/agents/README.md.
 */
import { benchAgents } from '../packages/bench/agents/command';
import { runCommand } from '../packages/testing/run-command';
import { readSite } from '../src/config/project/site';

runCommand(async () => {
  console.log(await benchAgents(process.argv.slice(2), readSite(process.cwd())));
});
