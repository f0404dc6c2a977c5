import type { Note } from '../shared/notes';
import { ModuleReader } from './read-module';
import type { Place } from './unknown';

/** Takes what of the site is not taken over, and what has to be done to have it all the same. */
export type Leave = (what: string, need: string, place?: Place) => void;

/** The site that moves, and what of it is not taken over. */
export class SourceSite extends ModuleReader {
  readonly notes: Note[] = [];

  readonly leave: Leave = (message, fix, place) =>
    this.notes.push({ file: '', ...place, kind: '', message, fix });
}
