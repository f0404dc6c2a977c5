import type { GatsbyCache, NodePluginArgs, Reporter, Store } from 'gatsby';
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';
import type { Problem } from '../../config/diagnostics/problems';

export type CompilerResult = { readonly code: string } | { readonly failure: unknown };

/** A compiled text, or the mistake because of which it is none. */
export type CompiledSource =
  { readonly code: string; readonly problems: readonly Problem[] } | { readonly problem: Problem };

/** The parts of Gatsby's API that compilation needs. */
export interface MdxHelpers {
  readonly store: Store;
  readonly reporter: Reporter;
  readonly getNode: NodePluginArgs['getNode'];
  readonly getNodesByType: NodePluginArgs['getNodesByType'];
  readonly getCache: (name: string) => GatsbyCache;
}

/**
 * Runs gatsby-plugin-mdx's own compiler on a text.
 *
 * @param absolutePath the file that the text is from.
 * @param remarkPlugins those of this page, besides the configured ones.
 */
export async function runCompiler(
  source: string,
  absolutePath: string,
  remarkPlugins: readonly unknown[],
  helpers: MdxHelpers,
): Promise<CompilerResult> {
  let failure: unknown;
  const result = await compileMDXWithCustomOptions(
    { source, absolutePath },
    {
      pluginOptions: pluginOptionsOf(helpers.store) as never,
      customOptions: {
        mdxOptions: { outputFormat: 'function-body', development: false, remarkPlugins },
      } as never,
      getNode: helpers.getNode,
      getNodesByType: helpers.getNodesByType,
      // Finished pages get it; until then, links are paths of the site.
      pathPrefix: '',
      // The plugin ends the build at the first mistake; we collect it like the others.
      reporter: {
        ...(helpers.reporter as object),
        panicOnBuild: (report: { context?: { errorMeta?: unknown } }) => {
          failure = report.context?.errorMeta ?? report;
        },
      } as never,
      cache: helpers.getCache('gatsby-plugin-mdx'),
      store: helpers.store,
    },
  );
  return result ? { code: result.processedMDX } : { failure };
}

interface PluginState {
  readonly flattenedPlugins: readonly { name: string; pluginOptions: unknown }[];
}

function pluginOptionsOf(store: Store): unknown {
  const { flattenedPlugins } = (store.getState as () => PluginState)();
  return flattenedPlugins.find(({ name }) => name === 'gatsby-plugin-mdx')?.pluginOptions;
}
