import type { MdxHelpers } from '../content-layer/mdx/compile';

/**
 * Stands in for gatsby-plugin-mdx with the plugins of this site, apart from those that only style
 * code and name headings. For `jest.mock`.
 */
export const wholeMdxPlugin = {
  compileMDXWithCustomOptions: async (
    { source }: { source: string },
    given: {
      customOptions: { mdxOptions: { remarkPlugins: unknown[] } };
      reporter: { panicOnBuild: (report: object) => void };
    },
  ) => {
    const [{ compile }, ...plugins] = await Promise.all([
      import('@mdx-js/mdx'),
      import('remark-gfm'),
      import('remark-directive'),
      import('../content-layer/mdx/remark-admonitions'),
      import('../content-layer/mdx/remark-code-figures'),
      import('../content-layer/mdx/remark-positions'),
    ]);
    const { mdxOptions } = given.customOptions;
    const options = {
      providerImportSource: '@mdx-js/react',
      ...mdxOptions,
      remarkPlugins: [...plugins.map((one) => one.default), ...mdxOptions.remarkPlugins],
    };
    try {
      return { processedMDX: String(await compile(source, options as never)) };
    } catch (errorMeta) {
      given.reporter.panicOnBuild({ context: { errorMeta } });
      return null;
    }
  },
};

/** Compiles a page's file as the site does. */
export const wholeMdxHelpers = {
  store: { getState: () => ({ flattenedPlugins: [] }) },
  reporter: {},
  getCache: () => ({}),
} as unknown as MdxHelpers;
