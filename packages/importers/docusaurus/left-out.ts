import type { Place } from './unknown';

/** Takes what of the site is not taken over, and what has to be done to have it all the same. */
export type Leave = (what: string, need: string, place?: Place) => void;
