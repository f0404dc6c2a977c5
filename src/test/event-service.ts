import http from 'node:http';
import zlib from 'node:zlib';

/** An event as PostHog's library sends it. */
export interface SentEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A request, decoded. */
export interface EventRequest {
  readonly host: string;
  readonly path: string;
  readonly events: readonly SentEvent[];
}

/** Decodes what the library packs: gzip, or base64 in a form. It must send nothing unpacked. */
export function decodeEvents(body: Buffer): SentEvent[] {
  const text = unpack(body);
  const parsed = JSON.parse(text) as SentEvent | SentEvent[] | { readonly batch: SentEvent[] };
  if (Array.isArray(parsed)) return parsed;
  return 'batch' in parsed ? parsed.batch : [parsed];
}

function unpack(body: Buffer): string {
  // The first bytes of every gzip file.
  if (body[0] === 0x1f && body[1] === 0x8b) return zlib.gunzipSync(body).toString();
  const data = new URLSearchParams(body.toString()).get('data');
  if (data === null) throw new Error(`Events are not packed: ${body.toString()}`);
  return Buffer.from(data, 'base64').toString();
}

/** The records of a page that a `$snapshot` event holds; the library packs large ones again. */
export function decodeRecording({ properties }: SentEvent): unknown[] {
  const records = properties.$snapshot_data as Readonly<Record<string, unknown>>[];
  return records.map((record) =>
    typeof record.data === 'string'
      ? { ...record, data: JSON.parse(unpack(Buffer.from(record.data, 'latin1'))) as unknown }
      : record,
  );
}

/** An analytics host on loopback that decodes what arrives. */
export class EventService {
  readonly requests: EventRequest[] = [];
  /** Whether it accepts requests and never answers. */
  hangs = false;
  private readonly server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const body = Buffer.concat(chunks);
      const events = body.length > 0 ? decodeEvents(body) : [];
      this.requests.push({ host: request.headers.host ?? '', path: pathname, events });
      if (this.hangs) return;
      response.writeHead(200, {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'content-type',
        'Content-Type': 'application/json',
      });
      response.end('{"status":"Ok"}');
    });
  });

  async start(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The events of a project, in the order in which they were recorded. */
  eventsOf(apiKey: string, name?: string): SentEvent[] {
    return this.requests
      .flatMap(({ events }) => events)
      .filter(({ event, properties }) => {
        return properties.token === apiKey && (name === undefined || event === name);
      });
  }

  /** The addresses of a project's page views. */
  pagesOf(apiKey: string): unknown[] {
    return this.eventsOf(apiKey, '$pageview').map(({ properties }) => properties.$current_url);
  }
}
