import { createRequire } from 'node:module';
import path from 'node:path';

/** What the machine that runs Gatsby's develop does at its transitions, by name. */
export interface DevelopActions {
  readonly buildActions: {
    incrementRecompileCount: unknown;
    readonly resetRecompileCount: { readonly assignment: Record<string, unknown> };
  };
}

interface Context {
  readonly nodeMutationBatch?: readonly unknown[];
}

/**
 * Keeps Gatsby from two ways of losing edits. It ends develop when nodes change during seven query
 * runs in a row, as they do if somebody types and saves quickly. And it forgets the first edit of a
 * session if another page is opened before it gets to it: until there was an edit, it has no list of
 * its own of what is to do, only one that ends with its waiting.
 */
export function keepEdits({ buildActions }: DevelopActions = loadActions()): void {
  buildActions.incrementRecompileCount = () => {};
  // An action at the start of each waiting.
  buildActions.resetRecompileCount.assignment.nodeMutationBatch = ({
    nodeMutationBatch = [],
  }: Context) => nodeMutationBatch;
}

function loadActions(): DevelopActions {
  const load = createRequire(path.resolve('package.json'));
  return load('gatsby/dist/state-machines/develop/actions') as DevelopActions;
}
