declare global {
  interface Window {
    /** What the marks of `build/output/parts.ts` call. */
    part?: () => unknown;
  }
}

/**
 * Lets a document be laid out in parts while it is parsed. Where it arrives faster than it is laid
 * out, browsers lay out all of it in one task. Each mark in it lays out what is there, after which
 * Chromium's parser lets other tasks run.
 *
 * With a fragment, documents stay in one piece: readers would see the top of the page before the
 * part that they ask for.
 */
export function startParts(): void {
  window.part = () => {
    document.currentScript?.remove();
    // Reading a position requires a layout.
    return location.hash || document.body.offsetTop;
  };
}
