import { EventEmitter } from 'node:events';
import type { watch, WatchOptions } from 'chokidar';
import { loadPackage } from '../../config/diagnostics/load-package';

/** What the machine that runs Gatsby's develop does at its transitions, by name. */
interface DevelopActions {
  readonly buildActions: {
    incrementRecompileCount: unknown;
    readonly resetRecompileCount: { readonly assignment: Record<string, unknown> };
  };
}

interface WaitingStates {
  readonly waitingStates: {
    readonly states: { readonly batchingNodeMutations: { after: object } };
  };
}

/** What one edit changes comes within this time, in milliseconds. */
const EDIT_MS = 50;

/** Emits `waits` each time that Gatsby has shown what an edit brings, and waits for the next. */
export const gatsby = new EventEmitter();

interface Context {
  readonly nodeMutationBatch?: readonly unknown[];
}

/**
 * Keeps Gatsby from two ways of losing edits. It ends develop when nodes change during seven query
 * runs in a row, as they do if somebody types and saves quickly. And it forgets the first edit of a
 * session if another page is opened before it gets to it: until there was an edit, it has no list of
 * its own of what is to do, only one that ends with its waiting.
 */
export function keepEdits(): void {
  const { buildActions } = machine('develop/actions') as DevelopActions;
  buildActions.incrementRecompileCount = () => {};
  // An action at the start of each waiting.
  buildActions.resetRecompileCount.assignment.nodeMutationBatch = ({
    nodeMutationBatch = [],
  }: Context) => {
    gatsby.emit('waits');
    return nodeMutationBatch;
  };
}

/**
 * A file is looked at when it has stayed as it is for this time. While it is saved it is empty, and
 * chokidar drops what follows its first event.
 */
export const WHOLE_FILES: WatchOptions = {
  awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
};

/** Gatsby's sources look at an edit only when its file is whole. */
export function awaitWholeFiles(): void {
  const chokidar = loadPackage('chokidar') as { watch: typeof watch };
  const original = chokidar.watch;
  chokidar.watch = (paths, options) => original(paths, { ...WHOLE_FILES, ...options });
}

/** Gatsby looks at an edit only when half a second has passed: others could come. */
export function hurryEdits(): void {
  const { waitingStates } = machine('waiting') as WaitingStates;
  waitingStates.states.batchingNodeMutations.after = { [EDIT_MS]: 'committingBatch' };
}

const machine = (name: string) => loadPackage(`gatsby/dist/state-machines/${name}`);
