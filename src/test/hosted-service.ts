import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host does with a request instead of answering it. */
export type Fault =
  | { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> }
  /** Accepts the request and never answers. */
  | 'hang'
  /** Ends the connection. */
  | 'reset'
  | 'broken JSON';

export interface Recorded {
  /** The host that received the request: 0 is the first. */
  readonly host: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}

type Json = Record<string, unknown>;
type StoredRecord = Json & { readonly objectID: string };

interface Index {
  records: Map<string, StoredRecord>;
  settings: Json;
  synonyms: Json[];
  rules: Json[];
}

interface Task {
  readonly run: () => void;
  polls: number;
  done: boolean;
}

/** Polls until a task is done, so that a client that does not wait finds nothing done. */
const POLLS = 2;

/**
 * A hosted search service on loopback, with several hosts: queries, events, and the API for
 * publishing an index. Tasks only take effect after being polled often enough, which exposes a
 * client that does not wait for them. `faults` makes hosts fail.
 */
export class HostedService {
  static readonly applicationId = 'LOOPBACK';
  static readonly searchKey = 'search-key-that-is-public';
  static readonly adminKey = 'admin-key-that-is-secret';

  readonly requests: Recorded[] = [];
  readonly indexes = new Map<string, Index>();
  private readonly servers: http.Server[] = [];
  private readonly plans: { readonly matches: (request: Recorded) => boolean; faults: Fault[] }[] =
    [];
  private readonly tasks: Task[] = [];

  /** @param hosts how many hosts the service has. */
  static async start(hosts = 2): Promise<HostedService> {
    const service = new HostedService();
    for (let host = 0; host < hosts; host++) {
      const server = http.createServer((request, response) => {
        service.take(host, request, response).catch((error: unknown) => {
          response.writeHead(500).end(String(error));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      service.servers.push(server);
    }
    return service;
  }

  /** In the format of the setting `hosts`. */
  get hosts(): { url: string; port: number; protocol: 'http' }[] {
    return this.servers.map((server) => {
      const { port } = server.address() as AddressInfo;
      return { url: '127.0.0.1', port, protocol: 'http' };
    });
  }

  /** The target of events: the first host. */
  get origin(): string {
    return `http://127.0.0.1:${this.hosts[0]?.port}`;
  }

  /** Gives the next matching requests these faults, one each; then the service answers again. */
  fail(matches: (request: Recorded) => boolean, ...faults: Fault[]): void {
    this.plans.push({ matches, faults });
  }

  failHost(host: number, ...faults: Fault[]): void {
    this.fail((request) => request.host === host, ...faults);
  }

  /** Forgets requests and faults; indexes stay. */
  reset(): void {
    this.requests.length = 0;
    this.plans.length = 0;
  }

  /** Stores an index immediately. */
  put(name: string, records: readonly StoredRecord[], settings: Json = {}): void {
    const byId = new Map(records.map((record) => [record.objectID, record]));
    this.indexes.set(name, { records: byId, settings, synonyms: [], rules: [] });
  }

  records(name: string): StoredRecord[] {
    return [...(this.indexes.get(name)?.records.values() ?? [])];
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  private async take(
    host: number,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'application/json',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    const recorded: Recorded = {
      host,
      method: request.method ?? 'GET',
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await bodyOf(request),
    };
    this.requests.push(recorded);
    const plan = this.plans.find(({ matches, faults }) => faults.length > 0 && matches(recorded));
    const fault = plan?.faults.shift();
    if (fault === 'hang') return;
    if (fault === 'reset') {
      request.socket.destroy();
      return;
    }
    if (fault === 'broken JSON') {
      response.writeHead(200, headers).end('{"results": [{"hits": [');
      return;
    }
    if (fault) {
      const body = fault.body ?? JSON.stringify({ message: 'A fault.', status: fault.status });
      response.writeHead(fault.status, { ...headers, ...fault.headers }).end(body);
      return;
    }
    const [status, body] = this.answer(recorded);
    response.writeHead(status, headers).end(JSON.stringify(body));
  }

  private answer(request: Recorded): [status: number, body: unknown] {
    const { method, path, body } = request;
    const [, , resource, encodedName = '', action = '', id = ''] = path.split('/');
    const key = request.query['x-algolia-api-key'] ?? request.headers['x-algolia-api-key'];
    const application =
      request.query['x-algolia-application-id'] ?? request.headers['x-algolia-application-id'];
    if (resource === 'events') return [200, { status: 200, message: 'OK' }];
    const isQuery = path === '/1/indexes/*/queries';
    const allowed = isQuery ? HostedService.searchKey : HostedService.adminKey;
    if (application !== HostedService.applicationId || key !== allowed) {
      return [403, { message: 'Invalid Application-ID or API key', status: 403 }];
    }
    if (isQuery) {
      const { requests } = body as { requests: Json[] };
      return [200, { results: requests.map((one) => this.query(one)) }];
    }
    const name = encodedName;
    const index = this.indexes.get(name);
    if (method === 'GET' && action === 'task') return this.poll(Number(id));
    if (method === 'GET' && action === 'settings') {
      return index
        ? [200, index.settings]
        : [404, { message: 'Index does not exist', status: 404 }];
    }
    if (method === 'PUT' && action === 'settings') {
      return this.task(() => Object.assign(this.ensure(name).settings, body));
    }
    if (method === 'POST' && action === 'batch') {
      const { requests } = body as { requests: { action: string; body: StoredRecord }[] };
      const [status, task] = this.task(() => {
        for (const one of requests) this.ensure(name).records.set(one.body.objectID, one.body);
      });
      return [status, { ...task, objectIDs: requests.map((one) => one.body.objectID) }];
    }
    if (method === 'POST' && action === 'synonyms') {
      return this.task(() => (this.ensure(name).synonyms = body as Json[]));
    }
    if (method === 'POST' && action === 'operation') {
      const { operation, destination, scope } = body as Record<string, string>;
      return this.task(() => this.operate(name, String(operation), String(destination), scope));
    }
    if (method === 'DELETE') return this.task(() => this.indexes.delete(name));
    return [404, { message: `${method} ${path}`, status: 404 }];
  }

  private ensure(name: string): Index {
    let index = this.indexes.get(name);
    if (!index) {
      index = { records: new Map(), settings: {}, synonyms: [], rules: [] };
      this.indexes.set(name, index);
    }
    return index;
  }

  private operate(name: string, operation: string, destination: string, scope: unknown): void {
    const source = this.indexes.get(name);
    if (!source) return;
    if (operation === 'move') {
      this.indexes.set(destination, source);
      this.indexes.delete(name);
      return;
    }
    const target = this.ensure(destination);
    const scopes = Array.isArray(scope) ? scope : ['settings', 'synonyms', 'rules'];
    if (scopes.includes('settings')) target.settings = { ...source.settings };
    if (scopes.includes('synonyms')) target.synonyms = [...source.synonyms];
    if (scopes.includes('rules')) target.rules = [...source.rules];
  }

  private task(run: () => void): [number, Json] {
    this.tasks.push({ run, polls: 0, done: false });
    return [200, { taskID: this.tasks.length, updatedAt: '2025-01-01T00:00:00.000Z' }];
  }

  private poll(id: number): [number, Json] {
    const task = this.tasks[id - 1];
    if (!task) return [404, { message: 'Task does not exist', status: 404 }];
    task.polls++;
    if (task.polls >= POLLS && !task.done) {
      task.done = true;
      task.run();
    }
    return [200, { status: task.done ? 'published' : 'notPublished', pendingTask: !task.done }];
  }

  /** Records that contain the query's words, highlighted as the service does: unescaped. */
  private query(request: Json): Json {
    const words = String(request.query).toLowerCase().split(/\s+/).filter(Boolean);
    const filters = [request.facetFilters ?? []].flat() as (string | string[])[];
    const limited = this.records(String(request.indexName)).filter((record) =>
      filters.every((filter) => [filter].flat().some((one) => hasFacet(record, one))),
    );
    const hasWord = (record: StoredRecord) => {
      const text = JSON.stringify([record.hierarchy, record.content]).toLowerCase();
      return (word: string) => text.includes(word);
    };
    const strict = limited.filter((record) => words.every(hasWord(record)));
    const isLenient = strict.length === 0 && request.removeWordsIfNoResults === 'allOptional';
    const found = isLenient ? limited.filter((record) => words.some(hasWord(record))) : strict;
    const counts: Record<string, number> = {};
    for (const { hierarchy } of found) {
      const section = String((hierarchy as Json).lvl0);
      counts[section] = (counts[section] ?? 0) + 1;
    }
    const size = Number(request.hitsPerPage);
    const page = Number(request.page ?? 0);
    const mark = (text: unknown) => markWords(text, words, request);
    return {
      hits: found.slice(page * size, (page + 1) * size).map((record) => {
        const { objectID, hierarchy, content, type, url } = record;
        const marked = {
          hierarchy: Object.fromEntries(
            Object.entries(hierarchy as Json).flatMap(([level, text]) =>
              text === null ? [] : [[level, mark(text)]],
            ),
          ),
          ...(content != null && { content: mark(content) }),
        };
        const texts = { _highlightResult: marked, _snippetResult: marked };
        return { objectID, hierarchy, content, type, url, ...texts };
      }),
      nbHits: found.length,
      page,
      nbPages: size > 0 ? Math.ceil(found.length / size) : 0,
      hitsPerPage: size,
      query: request.query,
      index: request.indexName,
      ...(request.clickAnalytics === true && { queryID: `q-${found.length}` }),
      ...(request.facets !== undefined && { facets: { 'hierarchy.lvl0': counts } }),
    };
  }
}

function hasFacet(record: Json, filter: string): boolean {
  const [name = '', ...rest] = filter.split(':');
  const value = name
    .split('.')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], record);
  return [value].flat().includes(rest.join(':'));
}

function markWords(text: unknown, words: readonly string[], request: Json) {
  const pattern = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|');
  if (pattern === '') return { value: text, matchLevel: 'none' };
  const tags = (match: string) =>
    `${String(request.highlightPreTag)}${match}${String(request.highlightPostTag)}`;
  const value = String(text).replace(new RegExp(pattern, 'giu'), tags);
  return { value, matchLevel: value === text ? 'none' : 'full' };
}

async function bodyOf(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
