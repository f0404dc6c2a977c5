/** An address of a page that has moved, and the one that readers are sent to. */
export interface Redirect {
  /** The clean path, such as `/guides/rooms`. */
  readonly from: string;
  /** The id of one section of the old page; undefined for the page itself. */
  readonly section?: string;
  /** A path of this site, with or without an anchor, or an address elsewhere. */
  readonly to: string;
}
