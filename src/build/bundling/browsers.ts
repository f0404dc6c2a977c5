/** The browsers of `browserslist`, in esbuild's notation. */
export const BROWSERS = ['chrome109', 'firefox115', 'safari16.4'];
