/** Why a page couldn't be loaded. The message is for the reader. */
export class PageFault extends Error {
  /**
   * @param isGone whether the host responds but lacks these files, because the page was deleted or
   *   a newer build has replaced this one. Its document may still be there.
   */
  constructor(
    message: string,
    readonly isGone = false,
  ) {
    super(message);
  }
}
