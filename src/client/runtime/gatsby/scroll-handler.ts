import { Fragment } from 'react';

/** Replaces Gatsby's module, which saves places in animation frames: `places.ts` scrolls. */
export const ScrollContext = Fragment;
