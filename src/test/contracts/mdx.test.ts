import { execFileSync } from 'node:child_process';
import { contract, loadPackage, packageText } from './contract';

/**
 * Compiles a page and a mistake as `markdown/mdx/compile.ts` does. In a process of its own:
 * the plugin imports ES modules, which Jest cannot.
 */
const COMPILE = `
const { compileMDXWithCustomOptions } = require('gatsby-plugin-mdx');
const seen = () => (tree) => { tree.children[0].children[0].value += ' seen'; };
async function run(source) {
  let failure;
  const result = await compileMDXWithCustomOptions(
    { source, absolutePath: '/page.mdx' },
    {
      pluginOptions: { plugins: [], extensions: ['.mdx'], gatsbyRemarkPlugins: [], mdxOptions: {} },
      customOptions: {
        mdxOptions: { outputFormat: 'function-body', development: false, remarkPlugins: [seen] },
      },
      getNode: () => undefined,
      getNodesByType: () => [],
      pathPrefix: '',
      reporter: { panicOnBuild: (report) => { failure = report; } },
      cache: { get: async () => undefined, set: async () => undefined },
      store: { getState: () => ({ config: {} }) },
    },
  );
  const mistake = failure && failure.context && failure.context.errorMeta;
  return { code: result && result.processedMDX, mistake: mistake && String(mistake.message) };
}
Promise.all([run('Text.'), run('<b>')]).then((both) => console.log(JSON.stringify(both)));
`;

interface Compiled {
  readonly code?: string | null;
  readonly mistake?: string;
}

function compile(): readonly [page: Compiled, wrong: Compiled] {
  try {
    const output = execFileSync(process.execPath, ['-e', COMPILE], { encoding: 'utf8' });
    return JSON.parse(output) as [Compiled, Compiled];
  } catch {
    return [{}, {}];
  }
}

it('gatsby-plugin-mdx compiles a page by its own pipeline, with more plugins', () => {
  const [page, wrong] = compile();
  contract(
    /Text\. seen/.test(page.code ?? '') && /return \{/.test(page.code ?? ''),
    'compileMDXWithCustomOptions of gatsby-plugin-mdx no longer answers with the body of a function in processedMDX, or takes its options in another way: adapt runCompiler in src/markdown/mdx/run-compiler.ts and src/test/gatsby-mdx.ts.',
  );
  contract(
    wrong.code === null && /closing tag/.test(wrong.mistake ?? ''),
    'gatsby-plugin-mdx no longer hands a mistake to reporter.panicOnBuild as context.errorMeta: adapt the reporter in src/markdown/mdx/run-compiler.ts, or a build ends at the first mistake.',
  );
});

it('Gatsby keeps the options of plugins in its store', () => {
  const key = /exports\.flattenedPlugins = _flattenedPlugins\.flattenedPluginsReducer;/;
  const { flattenedPluginsReducer: reduce } = loadPackage(
    'gatsby/dist/redux/reducers/flattened-plugins',
  ) as {
    flattenedPluginsReducer?: (state: undefined, action: object) => unknown;
  };
  const payload = [{ name: 'gatsby-plugin-mdx', pluginOptions: {} }];
  const state = reduce?.(undefined, { type: 'SET_SITE_FLATTENED_PLUGINS', payload });
  contract(
    key.test(packageText('gatsby/dist/redux/reducers/index.js')) &&
      JSON.stringify(state) === JSON.stringify(payload),
    'The store has no flattenedPlugins: pluginOptionsOf in src/markdown/mdx/run-compiler.ts must find the options of gatsby-plugin-mdx elsewhere, or pages compile without the plugins of gatsby-config.ts.',
  );
  const types = packageText('gatsby/dist/bootstrap/load-plugins/types.d.ts');
  contract(
    /interface IPluginInfo \{[^}]*\bname: string;[^}]*\bpluginOptions\?:/.test(types),
    'A plugin in the store has no name or pluginOptions: adapt PluginState in src/markdown/mdx/run-compiler.ts.',
  );
});

it('gatsby-plugin-mdx reads front matter through a function that can be wrapped', () => {
  const { parseFrontmatter } = loadPackage('gatsby-plugin-mdx/dist/frontmatter') as {
    parseFrontmatter?: (key: string, source: string) => unknown;
  };
  contract(
    JSON.stringify(parseFrontmatter?.('contract', '---\ntitle: A\n---\nText.\n')) ===
      '{"body":"Text.\\n","frontmatter":{"title":"A"}}',
    'parseFrontmatter of gatsby-plugin-mdx/dist/frontmatter has another name, place or result: adapt src/markdown/mdx/unreadable-front-matter.ts.',
  );
  const users = packageText('gatsby-plugin-mdx/dist/gatsby-node.js');
  const calls = users.match(/\bparseFrontmatter\b/g) ?? [];
  const late = users.match(/\(0, _frontmatter\.parseFrontmatter\)\(/g) ?? [];
  contract(
    late.length > 0 && late.length === calls.length,
    'gatsby-plugin-mdx no longer calls parseFrontmatter through its module, so that wrapping it does nothing: adapt src/markdown/mdx/unreadable-front-matter.ts, or front matter that is no YAML ends the build.',
  );
});
