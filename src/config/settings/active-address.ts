/** Whether a link to an address would run it, or show a page that its author has written into it. */
export function isActive(address: string): boolean {
  return ACTIVE.test(schemeOf(address) ?? '');
}

/** For schemas. */
export const ACTIVE_MESSAGE = 'must not be a script or data: write an address';

const ACTIVE = /^(?:javascript|vbscript|data|blob|filesystem|view-source)$/;

/** The scheme of an address as browsers read it, which overlook spaces before it and line breaks. */
export function schemeOf(address: string): string | undefined {
  const read = address.replace(/^[\0-\x20]+|[\t\n\r]/g, '');
  return /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
}
