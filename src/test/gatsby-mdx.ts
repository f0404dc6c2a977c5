import type { MdxHelpers } from '../markdown/mdx/compile';

/**
 * Stands in for gatsby-plugin-mdx, for `jest.mock`. The plugin's own part in a compilation is to
 * pass its options to MDX, and mistakes to the reporter.
 */
export const gatsbyPluginMdx = {
  compileMDXWithCustomOptions: async (
    { source }: { source: string },
    given: {
      customOptions: { mdxOptions: object };
      reporter: { panicOnBuild: (report: object) => void };
    },
  ) => {
    const { compile } = await import('@mdx-js/mdx');
    try {
      // As the plugin has it, so that partials have the components of pages.
      const options = { providerImportSource: '@mdx-js/react', ...given.customOptions.mdxOptions };
      return { processedMDX: String(await compile(source, options)) };
    } catch (errorMeta) {
      given.reporter.panicOnBuild({ context: { errorMeta } });
      return null;
    }
  },
};

/** The parts of Gatsby that a compilation needs, for a project without other plugins. */
export const mdxHelpers = {
  store: { getState: () => ({ flattenedPlugins: [] }) },
  reporter: {},
  getCache: () => ({}),
} as unknown as MdxHelpers;
