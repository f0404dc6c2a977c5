import { loadPackage } from '../../test/contracts/contract';
import { loadMdxOptions } from './mdx-options';

it('loads plugins, and completes their options by their schemas', async () => {
  const options = {
    extensions: ['.md'],
    gatsbyRemarkPlugins: [
      { resolve: 'gatsby-remark-autolink-headers', options: { icon: false } },
      'gatsby-remark-prismjs',
    ],
  };
  const plugins = ['gatsby-plugin-sitemap', { resolve: 'gatsby-plugin-mdx', options }];
  expect(await loadMdxOptions({ plugins })).toEqual({
    extensions: ['.md'],
    gatsbyRemarkPlugins: [
      {
        module: loadPackage('gatsby-remark-autolink-headers') as unknown,
        pluginOptions: { plugins: [], icon: false, offsetY: 0, className: 'anchor' },
      },
      { module: loadPackage('gatsby-remark-prismjs') as unknown, pluginOptions: { plugins: [] } },
    ],
  });
});

it('says so if a site compiles its pages in another way', async () => {
  await expect(loadMdxOptions({})).rejects.toThrow(
    'gatsby-config.ts does not name gatsby-plugin-mdx.',
  );
});
