import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';

const MDX = 'gatsby-plugin-mdx';

/** A plugin of gatsby-plugin-mdx as `gatsby-config.ts` names it. */
type GivenPlugin = string | { readonly resolve: string; readonly options?: object };

/** The same as Gatsby hands it to gatsby-plugin-mdx. */
interface LoadedPlugin {
  readonly module: unknown;
  readonly pluginOptions: object;
}

/** The parts of a plugin's `gatsby-node` that say what its options are. */
interface PluginHooks {
  readonly pluginOptionsSchema?: (joi: { readonly Joi: unknown }) => unknown;
}

interface Validation {
  readonly validateOptionsSchema: (
    schema: unknown,
    options: object,
  ) => Promise<{ readonly value: object }>;
}

/**
 * The options of gatsby-plugin-mdx, with its plugins loaded and their options completed, as Gatsby
 * does in its own process.
 *
 * @throws {Error} if there is no such plugin, or one of its plugins cannot be loaded.
 */
export async function loadMdxOptions({ plugins = [] }: GatsbyConfig): Promise<object> {
  const mdx = plugins
    .filter((plugin) => typeof plugin === 'object')
    .find(({ resolve }) => resolve === MDX);
  if (!mdx) throw new Error(`gatsby-config.ts does not name ${MDX}.`);
  const options = (mdx.options ?? {}) as { readonly gatsbyRemarkPlugins?: readonly GivenPlugin[] };
  const given = options.gatsbyRemarkPlugins ?? [];
  return { ...options, gatsbyRemarkPlugins: await Promise.all(given.map(loadPlugin)) };
}

async function loadPlugin(given: GivenPlugin): Promise<LoadedPlugin> {
  const { resolve, options = {} } = typeof given === 'string' ? { resolve: given } : given;
  const load = createRequire(path.resolve('package.json'));
  const exports = load(resolve) as { readonly default?: unknown };
  return {
    module: exports.default ?? exports,
    pluginOptions: { plugins: [], ...(await completed(options, resolve, load)) },
  };
}

/** Options with the defaults that the plugin's schema has. */
async function completed(options: object, name: string, load: NodeJS.Require): Promise<object> {
  const { pluginOptionsSchema } = hooksOf(name, load);
  if (!pluginOptionsSchema) return options;
  const { Joi } = load('gatsby-plugin-utils/joi') as { readonly Joi: unknown };
  const { validateOptionsSchema } = load('gatsby-plugin-utils/validate') as Validation;
  return (await validateOptionsSchema(pluginOptionsSchema({ Joi }), options)).value;
}

function hooksOf(name: string, load: NodeJS.Require): PluginHooks {
  const module = `${name}/gatsby-node`;
  try {
    load.resolve(module);
  } catch {
    return {};
  }
  return load(module) as PluginHooks;
}
