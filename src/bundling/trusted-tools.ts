import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Lets webpack trust its cache without a look at the loaders that filled it. It would resolve and
 * hash the thousands of modules of Babel, PostCSS and their presets after each pass, and check them
 * in each warm build. `output/cache-key.ts` clears the cache when a package or our own code in
 * `bundling/` changes, and Gatsby does when `package.json` or a `gatsby-*` file changes.
 */
export class TrustedTools implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    // Webpack stores them after this hook.
    compiler.hooks.done.tap('TrustedTools', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}
