import { decodePath } from './paths';

/** Where a page that is gone has moved to; the data of the stub at its old address. */
export interface Moved {
  readonly page: string;
  /** Where its sections are now, by their ids. */
  readonly sections: Readonly<Record<string, string>>;
}

/** The new address of a page or of the section in the fragment, which hosts cannot see. */
export function newAddress({ page, sections }: Moved, { search, hash }: URL | Location): string {
  const id = decodePath(hash.slice(1));
  const to = (Object.hasOwn(sections, id) ? sections[id] : undefined) ?? page;
  const [address = '', anchor] = to.split('#');
  // As browsers do at a redirect: without an anchor of its own, the target keeps the reader's.
  const fragment = anchor === undefined ? hash : `#${anchor}`;
  return address + (address.includes('?') ? '' : search) + fragment;
}

const data = document.getElementById('moved')?.textContent;
if (data) location.replace(newAddress(JSON.parse(data) as Moved, location));
