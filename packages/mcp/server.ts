import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { plainText } from '../search/engine/highlight';
import { plainName } from '../search/engine/shape/answers';
import type { DocumentedType } from '../search/engine/shape/documented';
import { LEVELS, type SearchHit } from '../search/engine/types';
import { memberLine, partsOf, type Section, sectionsOf } from './markdown';
import type { PublishedSite } from './published-site';
import { searchIndexOf, WAYS } from './search-index';

/** In characters, of which a token has about four. */
const LONGEST = { page: 20_000, section: 4_000 };

/** What tools answer from. Where they have no answer, they throw an error that says what to do. */
type Docs = { readonly site: PublishedSite; readonly lookUp: ReturnType<typeof searchIndexOf> };

const text = (most: number, description: string) =>
  z.string().trim().min(1).max(most).describe(description);

/** A server of the Model Context Protocol that answers from a published site. */
export function docsServer(site: PublishedSite): McpServer {
  const { title } = site;
  const docs = { site, lookUp: searchIndexOf(site) };
  const instructions = `${title}: search it before you write code that uses the product, and read what you find.`;
  const server = new McpServer({ name: 'docs', title, version: '1.0.0' }, { instructions });
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  const tool = <Input>(
    name: string,
    description: string,
    inputSchema: z.ZodType<Input>,
    answer: (docs: Docs, input: Input) => Promise<string>,
  ) =>
    server.registerTool(name, { description, inputSchema, annotations }, async (input) => ({
      content: [{ type: 'text', text: await answer(docs, input) }],
    }));

  tool(
    'search_docs',
    'Searches the documentation for a task, a question, a symptom, a name, or a shape such as "GameObject -> RealtimeView". Returns places with their addresses.',
    z.object({
      query: text(256, 'A few words, or a name'),
      limit: z.int().min(1).max(20).default(8),
    }),
    searchDocs,
  );
  tool(
    'read_page',
    'Reads a page in Markdown, or a section of it.',
    z.object({
      page: text(2000, 'An address, with #section for that section alone; or a path such as "/"'),
      part: z.int().min(1).default(1).describe('Of a long page'),
    }),
    readPage,
  );
  tool(
    'get_type',
    'Looks up a type of the API reference: what it is for, and the declarations of its members. With the name of a member ("Room.Connect"), all about that member, inherited or not.',
    z.object({ name: text(200, 'A type, or a type and a member of it') }),
    getType,
  );
  tool(
    'find_error',
    'Finds what a logged line, a code or an exception means, with its cause and fix.',
    z.object({ message: text(10_000, 'As it is logged; a stack trace may follow') }),
    findError,
  );
  tool(
    'paths_between',
    'Finds how to get from an object of one type to one of another, as lines of C#.',
    z.object({
      from: text(200, 'The type that you have, such as "GameObject"'),
      to: text(200, 'The other'),
    }),
    pathsBetween,
  );
  return server;
}

async function searchDocs(docs: Docs, { query, limit }: { query: string; limit: number }) {
  const { hits, nbHits, suggestions, isWeak } = await ask(docs, query, limit);
  const hint = suggestions[0] === undefined ? '' : ` Did you mean "${suggestions[0]}"?`;
  if (hits.length === 0) return `Nothing found for "${query}".${hint} Ask with fewer words.`;
  const list = hits.map((hit, at) => `${at + 1}. ${lineOf(docs, hit)}`).join('\n');
  const weak = isWeak ? ' None of them fits well.' : '';
  return `${hits.length} of ${nbHits} results for "${query}".${weak}${hint}\n\n${list}`;
}

async function readPage(docs: Docs, { page, part }: { page: string; part: number }) {
  const [path, anchor] = docs.site.placeOf(page);
  const address = docs.site.addressOf(path);
  const markdown = await docs.site.readPage(path);
  if (markdown === undefined) {
    const words = path.replace(/^.*\//, '').replace(/[-_]/g, ' ');
    throw await unknown(docs, `There is no page ${address} in Markdown.`, words);
  }
  const sections = sectionsOf(markdown);
  const find = () => textAt(docs, path, anchor, sections).catch(() => undefined);
  const section = anchor === '' ? undefined : await find();
  if (section !== undefined) return `From ${address}\n\n${section}`;
  const parts = partsOf(markdown, LONGEST.page);
  const shown = parts[part - 1];
  if (shown === undefined) throw new Error(`${address} has ${parts.length} parts.`);
  const lost = anchor === '' ? '' : `There is no section #${anchor} on this page.\n\n`;
  if (parts.length === 1) return lost + shown;
  const list = sections.filter(({ depth }) => depth === 2).map((one) => `#${one.anchor}`);
  return `${lost}${shown}\n\nPart ${part} of ${parts.length}. Ask for another part, or for a section: ${list.join(', ')}`;
}

async function getType(docs: Docs, { name }: { name: string }) {
  const types = await docs.lookUp((index) => index.types);
  const { type, member } = namedIn(types, name);
  if (!type) throw await unknown(docs, `The reference has no type "${name}".`, name);
  for (const one of withBases(types, type)) {
    const address = docs.site.addressOf(one.path);
    const sections = sectionsOf((await docs.site.readPage(one.path)) ?? '');
    if (sections.length === 0) throw new Error(`${address} is not published in Markdown.`);
    if (member === '') {
      const shown = sections.map((own) => {
        if (own.isName) return memberLine(own);
        return own.text.length > LONGEST.section ? `More: ${address}#${own.anchor}` : own.text;
      });
      return `${address}\n\n${shown.join('\n\n').replace(/^(- .*)\n(?=\n- )/gm, '$1')}`;
    }
    const found = sections.filter(({ title, isName }) => isName && plainName(title) === member);
    const from = one === type ? '' : `, which ${type.title} inherits from`;
    const texts = found.map(({ whole }) => `\n\n${whole}`).join('');
    if (found.length > 0) return `${one.title}${from}: ${address}${texts}`;
  }
  throw new Error(`${type.title} has no member of that name: ask for the type alone.`);
}

/** `ABC1004`, `CS0103`: what a program calls one of its messages. */
const CODE = /\b\p{Lu}{2,}[-_]?\d{2,}\b/u;
/** The time before a message, the trace after it, and what .NET says of every null. */
const IDLE = /^\W*\d[\d:.\-TZ/ ]+\W*|: Object reference not set to an instance.*|\n.*/gs;

async function findError(docs: Docs, { message }: { message: string }) {
  const [code] = CODE.exec(message) ?? [];
  const said = message.replace(IDLE, '').slice(0, 250) || message;
  for (const query of code === undefined ? [said] : [code, said]) {
    const { hits, isWeak } = await ask(docs, query, 5);
    const best = hits.find((hit) => query !== code || JSON.stringify(hit).includes(code));
    if (!best || isWeak) continue;
    // A code has a page of its own, of which everything is about it.
    const isOwn = code !== undefined && best.hierarchy.lvl1?.includes(code) === true;
    const page = plainText(isOwn ? best.url_without_anchor : best.url);
    const others = hits.filter((hit) => hit !== best).map((hit) => `- ${lineOf(docs, hit)}`);
    const list = others.length > 0 ? `\n\nOthers that may fit:\n\n${others.join('\n')}` : '';
    return (await readPage(docs, { page, part: 1 })) + list;
  }
  return searchDocs(docs, { query: said, limit: 5 });
}

async function pathsBetween(docs: Docs, { from, to }: { from: string; to: string }) {
  const [start, end] = [from, to].map((name) => name.replace(/<.*$/, '').replace(/^.*\./, ''));
  const { hits } = await ask(docs, `how do I get a ${end} from a ${start}`, 5);
  const ways = hits.filter(({ hierarchy }) => hierarchy.lvl0?.startsWith(WAYS) === true);
  const list = ways.map(({ hierarchy, url }) => {
    const line = plainText(hierarchy.lvl1 ?? '');
    return `\`\`\`csharp\n${line}\n\`\`\`\n\n${docs.site.addressOf(plainText(url))}`;
  });
  if (list.length > 0) return `The shortest first:\n\n${list.join('\n\n')}`;
  const problem = `There is no known way from "${from}" to "${to}": it has more than three steps, or one of them is not a type in the reference.`;
  throw await unknown(docs, problem, `${from} ${to}`);
}

const ask = ({ lookUp }: Docs, query: string, hitsPerPage: number) =>
  lookUp((index) => index.ask({ query, hitsPerPage }));

/** Where a hit is, and what it says. */
function lineOf({ site }: Docs, hit: SearchHit): string {
  const [section, ...names] = LEVELS.flatMap((level) => hit.hierarchy[level] ?? []).map(plainText);
  const said = plainText(hit.content ?? '').replace(/\s+/g, ' ');
  const quoted = said && `\n   ${hit.isCode ? `\`${said}\`` : said}`;
  return `${names.join(' › ')} (${section}): ${site.addressOf(plainText(hit.url))}${quoted}`;
}

/** What an id on a page names; the index knows those that authors have set, and inherited members. */
async function textAt(docs: Docs, path: string, anchor: string, sections: readonly Section[]) {
  const own = sections.find((section) => section.anchor === anchor);
  if (own) return own.whole;
  const { pages, types } = await docs.lookUp((index) => index);
  const { units } = pages.find((page) => encodeURI(page.path) === path) ?? {};
  const unit = units?.find((one) => one.anchor === anchor);
  const named = sections.find(({ title }) => title === unit?.text);
  if (named) return named.whole;
  const type = types.find((one) => one.path === path);
  return type && getType(docs, { name: `${type.title}.${anchor}` });
}

async function unknown(docs: Docs, problem: string, query: string): Promise<Error> {
  const found = await searchDocs(docs, { query, limit: 5 }).catch(() => '');
  return new Error(`${problem} Use what search_docs returns.\n\n${found}`);
}

/** The types whose members a type has: its own first. */
function withBases(types: readonly DocumentedType[], type: DocumentedType): DocumentedType[] {
  const bases = type.bases.map(plainName);
  return [type, ...types.filter(({ title }) => bases.includes(plainName(title)))];
}

/** The type, and the member of it in lower case, that a name in C# means. */
function namedIn(types: readonly DocumentedType[], name: string) {
  const plain = name.replace(/\(.*|[[\]\s]/gs, '');
  const names = plain.replace(/<[^.#]*>/g, '').split(/[.#]|::/);
  const [last = '', before = ''] = names.reverse();
  const typeOf = (own: string) =>
    types.find(({ title }) => title.toLowerCase() === plain.toLowerCase()) ??
    types.find(({ title }) => [own, `${own}attribute`].includes(plainName(title)));
  const owner = typeOf(before.toLowerCase());
  // `Room.region` is a member, though `Region` is a type; `Realtime.Room` is the type.
  const known = owner ? withBases(types, owner).flatMap(({ members }) => members) : [];
  const member = last.toLowerCase();
  const type = known.some(({ anchor }) => anchor === last) ? undefined : typeOf(member);
  return type ? { type, member: '' } : { type: owner, member };
}
