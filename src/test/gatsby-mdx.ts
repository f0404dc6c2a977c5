import type { MdxHelpers } from '../content-layer/mdx/compile';

/**
 * Stands in for gatsby-plugin-mdx, whose own part of a compile is this: it hands MDX its options,
 * and a mistake to the reporter. For `jest.mock`.
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
      return { processedMDX: String(await compile(source, given.customOptions.mdxOptions)) };
    } catch (errorMeta) {
      given.reporter.panicOnBuild({ context: { errorMeta } });
      return null;
    }
  },
};

/** What a compile needs of Gatsby: a project without plugins of its own. */
export const mdxHelpers = {
  store: { getState: () => ({ flattenedPlugins: [] }) },
  reporter: {},
  getCache: () => ({}),
} as unknown as MdxHelpers;
