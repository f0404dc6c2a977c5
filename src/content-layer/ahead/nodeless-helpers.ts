import type { GatsbyConfig } from 'gatsby';
import type { MdxHelpers } from '../mdx/compile';

/** What Gatsby's reporter offers to plugins. */
const REPORTS = [
  ...['activityTimer', 'createProgress', 'error', 'info', 'log', 'panic', 'panicOnBuild'],
  ...['phantomActivity', 'pendingActivity', 'setErrorMap', 'stripIndent', 'success', 'verbose'],
  ...['warn'],
];

/** gatsby-plugin-mdx itself asks for the id of the file's node, to hand the node to plugins. */
const NODE_ID = /^fileToMdx-/;

export interface NodelessHelpers {
  readonly helpers: MdxHelpers;
  /** Whether a plugin has asked for what is not there: then nothing that it made can be used. */
  readonly wasAskedForMore: () => boolean;
}

/**
 * Stands in for the parts of Gatsby's API that compilation needs, where there are no nodes: plugins
 * that only change the text never ask for them.
 *
 * @param pluginOptions those of gatsby-plugin-mdx, with loaded plugins.
 */
export function nodelessHelpers(pluginOptions: object, config: GatsbyConfig): NodelessHelpers {
  let asked = false;
  const answer =
    <T>(value: T) =>
    (): T => {
      asked = true;
      return value;
    };
  const nothing = answer<unknown>(undefined);
  const node = new Proxy({}, { get: nothing, has: answer(false), ownKeys: answer([]) });
  const state = { config, flattenedPlugins: [{ name: 'gatsby-plugin-mdx', pluginOptions }] };
  const cache = {
    get: (key: string) => Promise.resolve(NODE_ID.test(key) ? undefined : nothing()),
    set: answer(Promise.resolve()),
    del: answer(Promise.resolve()),
  };
  const helpers = {
    store: { getState: () => state },
    reporter: Object.fromEntries(REPORTS.map((name) => [name, nothing])),
    getNode: () => node,
    getNodesByType: answer([]),
    getCache: () => cache,
  };
  return { helpers: helpers as unknown as MdxHelpers, wasAskedForMore: () => asked };
}
