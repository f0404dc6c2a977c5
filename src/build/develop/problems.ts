import type { CreatePagesArgs } from 'gatsby';
import type { Settings } from '../../config/settings/schema';
import { formatProblems, type Problem, severityOf } from '../../config/diagnostics/problems';
import { report } from '../../site/pages/report';
import type { MistakesMessage } from '../../page-model/mistakes-message';

let mistakes: readonly Problem[] = [];
const outdated = new Set<string>();
let printed = '';

/** Prints the problems of the content if they are others than before, and shows mistakes on open pages. */
export async function showProblems(
  problems: readonly Problem[],
  checks: Settings['checks'],
  reporter: CreatePagesArgs['reporter'],
): Promise<void> {
  const text = formatProblems(problems);
  if (text !== printed) report(problems, checks, reporter);
  printed = text;
  mistakes = problems.filter((problem) => {
    const severity = severityOf(problem, checks);
    // Where a component is unknown, the page has nothing: its author wonders why.
    return severity === 'error' || (severity === 'warn' && problem.check === 'components');
  });
  await send();
}

/**
 * Says that a file is read at the start only.
 *
 * @param file its path from the project's root.
 * @param isOutdated false if the file is again as it was.
 */
export async function showRestart(file: string, isOutdated: boolean): Promise<void> {
  if (isOutdated) {
    process.stdout.write(`\n${file} is read at the start: press r, then Enter, to restart.\n\n`);
    outdated.add(file);
  } else if (!outdated.delete(file)) return;
  await send();
}

let isConnected = false;

/** Open pages have a connection to Gatsby's server. */
async function send(): Promise<void> {
  const { websocketManager } = await import('gatsby/dist/utils/websocket-manager.js');
  const sockets = websocketManager.getSocket();
  if (!sockets) return;
  const message = (): MistakesMessage => ({
    type: 'siteMistakes',
    payload: { mistakes, outdated: [...outdated] },
  });
  if (!isConnected) sockets.on('connection', (socket) => socket.send(message()));
  isConnected = true;
  sockets.send(message());
}
