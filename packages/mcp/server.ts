import { McpServer } from '@modelcontextprotocol/server';
import type { PublishedSite } from './published-site';
import { searchIndexOf } from './search-index';
import { TOOLS } from './tools';

/** A server of the Model Context Protocol that answers from a published site. */
export function docsServer(site: PublishedSite): McpServer {
  const { title } = site;
  const docs = { site, index: searchIndexOf(site) };
  const instructions = `${title}: search it before you write code that uses the product, and read what you find.`;
  const server = new McpServer({ name: 'docs', title, version: '1.0.0' }, { instructions });
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  for (const [name, { run, ...tool }] of Object.entries(TOOLS)) {
    server.registerTool(name, { ...tool, annotations }, async (input) => ({
      content: [{ type: 'text', text: await run(docs, input) }],
    }));
  }
  return server;
}
