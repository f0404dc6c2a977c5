import { Buffer } from 'node:buffer';

/** What a page's query asks for. */
export interface ShownPage {
  readonly html: string;
  readonly toc: string;
}

/**
 * Keeps what pages show until they are asked for it, each once. As bytes: outside of V8's heap, they
 * are not gone through at each collection, and do not make it let the heap grow.
 */
export class ShownPages {
  private readonly pages = new Map<string, { readonly html: Buffer; readonly toc: Buffer }>();

  /** @returns the page, with its HTML read from the same bytes. */
  keep<T extends ShownPage>(id: string, page: T): T {
    const html = Buffer.from(page.html);
    this.pages.set(id, { html, toc: Buffer.from(page.toc) });
    return Object.defineProperty({ ...page }, 'html', { get: () => html.toString() });
  }

  /** Undefined if the page is not kept, or not any longer. */
  take(id: string): ShownPage | undefined {
    const page = this.pages.get(id);
    this.pages.delete(id);
    return page && { html: page.html.toString(), toc: page.toc.toString() };
  }

  clear(): void {
    this.pages.clear();
  }
}
