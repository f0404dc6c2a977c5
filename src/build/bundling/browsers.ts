/** The browsers of `browserslist`, in esbuild's notation. */
export const BROWSERS = ['chrome109', 'firefox115', 'safari16.4'];

/** How esbuild bundles ES modules for browsers. */
export const FOR_BROWSERS = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: BROWSERS,
  legalComments: 'none',
} as const;
