/** Why a page could not be had. The message is a sentence for the reader. */
export class PageFault extends Error {
  /**
   * @param isGone whether the host answers but has not got these files: the page was deleted, or a
   *   newer build of the site has taken the place of this one. Its document may still be there.
   */
  constructor(
    message: string,
    readonly isGone = false,
  ) {
    super(message);
  }
}
