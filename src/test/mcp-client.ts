import { Client, InMemoryTransport, type Transport } from '@modelcontextprotocol/client';
import { PublishedSite } from '../../packages/mcp/published-site';
import { docsServer } from '../../packages/mcp/server';

/** Asks a server as clients do: what a tool returns, an error with "Error: " before it. */
export async function askOver(transport: Transport) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const ask = async (name: string, input: Readonly<Record<string, unknown>>) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const text = content.map((one) => (one.type === 'text' ? one.text : '')).join('');
    return isError === true ? `Error: ${text}` : text;
  };
  return Object.assign(ask, { client });
}

/** Asks a server in this process, which answers from a site. */
export async function askAbout(where: string, cache: string, freshFor?: number) {
  const [own, other] = InMemoryTransport.createLinkedPair();
  await docsServer(await PublishedSite.open(where, cache, freshFor)).connect(own);
  return askOver(other);
}
