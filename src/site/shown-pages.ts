import { Buffer } from 'node:buffer';

/** What a page's query asks for. */
export interface ShownPage {
  readonly html: string;
  readonly toc: string;
}

/**
 * What pages show, until their queries take it. It is held as bytes, outside of V8's heap: garbage
 * collections do not visit them, and the heap does not grow for them.
 */
export class ShownPages {
  private readonly pages = new Map<string, { readonly html: Buffer; readonly toc: Buffer }>();

  /** @returns the page, with its HTML read from the same bytes. */
  keep<T extends ShownPage>(id: string, page: T): T {
    const html = Buffer.from(page.html);
    this.pages.set(id, { html, toc: Buffer.from(page.toc) });
    return Object.defineProperty({ ...page }, 'html', { get: () => html.toString() });
  }

  /** Undefined if the page is not here, or not any longer. */
  take(id: string): ShownPage | undefined {
    const page = this.pages.get(id);
    this.pages.delete(id);
    return page && { html: page.html.toString(), toc: page.toc.toString() };
  }

  clear(): void {
    this.pages.clear();
  }
}
