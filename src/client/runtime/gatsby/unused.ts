import { Fragment } from 'react';

// In place of modules that Gatsby bundles and no page uses: see `build/bundling/webpack.ts`.

export const headHandlerForBrowser = () => undefined;

/** Gatsby saves places in animation frames: `places.ts` scrolls. */
export const ScrollContext = Fragment;

export default {};
