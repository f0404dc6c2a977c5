import type { MdxHelpers } from '../markdown/mdx/compile';

const autolinkHeaders = require('gatsby-remark-autolink-headers') as (
  files: { markdownAST: object },
  options: object,
) => void;

/** The plugin as `gatsby-config.ts` sets it: it reads the ids of headings. */
const remarkHeadingIds = () => (markdownAST: object) =>
  autolinkHeaders({ markdownAST }, { icon: false, enableCustomId: true });

/**
 * Stands in for gatsby-plugin-mdx with the plugins of this site, apart from the one that only styles
 * code. For `jest.mock`.
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
      import('../markdown/mdx/remark-admonitions'),
      import('../markdown/mdx/remark-code-figures'),
      import('../markdown/mdx/remark-positions'),
    ]);
    const { mdxOptions } = given.customOptions;
    const options = {
      providerImportSource: '@mdx-js/react',
      ...mdxOptions,
      remarkPlugins: [
        ...plugins.map((one) => one.default),
        remarkHeadingIds,
        ...mdxOptions.remarkPlugins,
      ],
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
