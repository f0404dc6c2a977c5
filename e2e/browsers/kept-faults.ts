import http from 'node:http';

/** Runs in each page before anything else. */
function keepFaults(): void {
  // WebKit tells of whatever a reader ends by leaving the page.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const keep = (fault: string) => {
    if (isLeft) return;
    const kept = JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[];
    sessionStorage.setItem('faults', JSON.stringify([...kept, `${location.pathname}: ${fault}`]));
  };
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`the policy of ${effectiveDirective} forbids ${blockedURI}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejected: ${String(reason)}`));
  // Elements that load nothing tell it to nobody above them.
  addEventListener(
    'error',
    ({ target, message }) =>
      keep(target instanceof Element ? `does not load: ${target.outerHTML}` : message),
    true,
  );
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: readonly unknown[]) =>
      keep(`console: ${words.map(String).join(' ')}`);
  }
}

const SCRIPT = '/kept-faults.js';

/**
 * A server between a site and a browser whose driver does not tell what the console says: pages begin
 * with a script that keeps it.
 *
 * @param site the address of the site.
 */
export function withFaultsKept(site: string): http.Server {
  return http.createServer((request, response) => {
    if (request.url === SCRIPT) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(`(${keepFaults.toString()})()`);
    } else void passOn(site, request, response);
  });
}

async function passOn(
  site: string,
  { url = '/', method = 'GET' }: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const answer = await fetch(site + url, { method, redirect: 'manual' });
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
    headers.delete(name);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = isPage
    ? (await answer.text()).replace('<head>', `<head><script src="${SCRIPT}"></script>`)
    : Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
}
