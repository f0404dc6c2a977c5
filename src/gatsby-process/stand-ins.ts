import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Bundle,
  chunkHashes,
  type Configure,
  type GetChunkHashes,
  planned,
  type State,
  unlessKept,
} from './kept-bundles';
import { errorsPrintedBy, type PrettyError } from './pretty-error';
import { renderHere } from './render-here';

const CONFIGURATION = 'gatsby/dist/utils/webpack.config';
const PASSES = 'gatsby/dist/utils/webpack/bundle';
const CHUNKS = 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes';
const LATEST = 'gatsby/dist/utils/get-latest-gatsby-files';
const REMOTE = 'gatsby-core-utils/dist/fetch-remote-file';
const PRETTY_ERROR = 'pretty-error';

/** @param require loads modules of the project. */
type Exports = (require: NodeJS.Require) => object;

interface Redux {
  readonly store: { readonly getState: () => State };
}

interface ChunkModule {
  readonly getSSRChunkHashes: GetChunkHashes;
}

type Functions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/**
 * Modules of Gatsby that a build loads and does not need, or that work too hard for a small site,
 * with what is there instead. Without those that belong to develop, to adapters and to rendering on
 * request, Gatsby loads 1,300 of its 3,000 modules less; without other commands and what only a
 * failure needs, 130 more.
 */
export const STAND_INS: Readonly<Record<string, Exports>> = {
  // Develop's connection to open pages.
  'gatsby/dist/utils/websocket-manager': () => ({
    websocketManager: {
      activePaths: new Set(),
      emitError: nothing,
      emitPageData: nothing,
      emitSliceData: nothing,
      emitStaticQueryData: nothing,
    },
  }),
  'gatsby/dist/services/start-webpack-server': () => ({ startWebpackServer: nothing }),
  // Types are never generated: `graphqlTypegen` is off.
  'gatsby/dist/utils/graphql-typegen/ts-codegen': () => ({
    DEFAULT_TYPES_OUTPUT_PATH: 'src/gatsby-types.d.ts',
    DEFAULT_DOCUMENT_SEARCH_PATHS: ['./gatsby-node.ts', './plugins/**/gatsby-node.ts'],
    writeTypeScriptTypes: nothing,
  }),
  // Would ask a registry which adapter suits the host, and install it. What a host is told is in
  // `src/output/`.
  'gatsby/dist/utils/adapter/init': () => ({ getAdapterInit: () => Promise.resolve(undefined) }),
  // All pages are rendered by the build.
  'gatsby/dist/schema/graphql-engine/bundle-webpack': () => ({
    createGraphqlEngineBundle: nothing,
  }),
  // Compiles functions of a server, `src/api/`, of which a static site has none.
  'gatsby/dist/internal-plugins/functions/gatsby-node': () => ({ onPreBootstrap: nothing }),
  // Would read and write each document once more, to put the site's scripts into it. The documents of
  // `dist/` get them anyway, as data: `src/output/document.ts`.
  'gatsby/dist/utils/slices/stitching': () => ({ stitchSliceForAPage: () => Promise.resolve() }),
  // Copies files to `public/` that `dist/` never has, and serves as a proxy in develop.
  'gatsby/dist/internal-plugins/partytown/gatsby-node': () => ({ onPreBootstrap: nothing }),
  // Would ask now and then what the developer thinks of Gatsby.
  'gatsby/dist/utils/feedback': () => ({
    setFeedbackDisabledValue: nothing,
    showFeedbackRequest: nothing,
    showSevenDayFeedbackRequest: nothing,
    userGetsSevenDayFeedback: () => Promise.resolve(false),
    userPassesFeedbackRequestHeuristic: () => Promise.resolve(false),
  }),
  // Used when a plugin exports a hook that does not exist, and for files on other hosts.
  [LATEST]: (require) => onceCalled(require, LATEST, ['getLatestAPIs', 'getLatestAdapters']),
  [REMOTE]: (require) => onceCalled(require, REMOTE, ['fetchRemoteFile']),
  // Other commands.
  'gatsby-cli/lib/init-starter': () => ({ initStarter: nothing }),
  'gatsby-cli/lib/login': () => ({ login: nothing }),
  'gatsby-cli/lib/logout': () => ({ logout: nothing }),
  'gatsby-cli/lib/whoami': () => ({ whoami: nothing }),
};

/** Packages of the same kind: they have 220 modules. */
export const PACKAGE_STAND_INS: typeof STAND_INS = {
  // Other commands.
  'create-gatsby': () => ({ run: nothing }),
  envinfo: () => ({ run: nothing }),
  // Prints errors, and is set up when Gatsby starts.
  [PRETTY_ERROR]: (require) =>
    errorsPrintedBy(() => original(require, PRETTY_ERROR) as PrettyError),
  // Zod's messages in other languages: English comes from a module of its own.
  'zod/v4/locales': () => ({}),
};

/** Those without which Gatsby would compile its files once more. */
export const COMPILING_STAND_INS: typeof STAND_INS = {
  // The files are compiled before Gatsby starts: see `compile.ts`.
  'gatsby/dist/utils/parcel/compile-gatsby-files': () => ({
    COMPILED_CACHE_DIR: '.cache/compiled',
    PARCEL_CACHE_DIR: '.cache/.parcel-cache',
    compileGatsbyFiles: () => Promise.resolve(),
    findCompiledLocalPluginModule: compiledModule,
    getResolvedFieldsForPlugin: (rootDir: string, plugin: string) => ({
      resolvedCompiledGatsbyNode: compiledModule(rootDir, plugin, 'gatsby-node'),
    }),
  }),
};

/** Those without which webpack would run in each build. */
export const BUNDLING_STAND_INS: typeof STAND_INS = {
  [CONFIGURATION]: (require) => planned(() => original(require, CONFIGURATION) as Configure),
  [PASSES]: (require) =>
    unlessKept(
      () => original(require, PASSES) as Bundle,
      () => (require('gatsby/dist/redux') as Redux).store.getState(),
    ),
  [CHUNKS]: (require) => ({
    getSSRChunkHashes: chunkHashes((given) =>
      (original(require, CHUNKS) as ChunkModule).getSSRChunkHashes(given),
    ),
  }),
};

/** Those of a build whose pages are rendered in the main process. */
export const RENDERING_STAND_INS: typeof STAND_INS = {
  'gatsby/dist/utils/worker/pool': (require) => ({ create: () => renderHere(require) }),
};

function nothing(): void {}

/** Loads a module that has a stand-in. */
function original(require: NodeJS.Require, name: string): unknown {
  Reflect.deleteProperty(require.cache, require.resolve(name));
  return require(name);
}

/** Functions of a module that is loaded when one of them is called. */
function onceCalled(require: NodeJS.Require, name: string, functions: readonly string[]): object {
  return Object.fromEntries(
    functions.map((one) => [
      one,
      (...args: readonly unknown[]) => (original(require, name) as Functions)[one]?.(...args),
    ]),
  );
}

/** Only the site itself has `gatsby-*` files to compile. */
function compiledModule(rootDir: string, plugin: string, name: string): string | undefined {
  const file = path.join(rootDir, '.cache', 'compiled', `${name}.js`);
  return plugin === 'default-site-plugin' && existsSync(file) ? file : undefined;
}
