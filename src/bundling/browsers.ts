/** Those of `browserslist`, as esbuild names them. */
export const BROWSERS = ['chrome109', 'firefox115', 'safari16.4'];
