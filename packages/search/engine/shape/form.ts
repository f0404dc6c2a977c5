const SHAPE = /->|→|^\s*events?\s+with\s+\S/i;
/** `how do I get a Room from a GameObject`, `Realtime to RealtimeAvatar`. */
const PATH =
  /^(.*\bget\s+)?(?:(?:from|to|an?|the|my)\s+)*([\w.<>]+)\s+(from|to)\s+(?:(?:an?|the|my)\s+)*([\w.<>]+)[\s?]*$/i;
/** `Room.Connect`, `room connect(`. */
const MEMBER = /^\s*(\w+)(?:<[^<>]*>)?(?:\s*[.#]\s*|\s+)(\w+)\s*(?:[(<].*)?$/;

export interface NamedMember {
  readonly type: string;
  readonly member: string;
}

export function memberIn(query: string): NamedMember | undefined {
  const [, type, member] = MEMBER.exec(query) ?? [];
  return type && member ? { type, member } : undefined;
}

/** The types between which a query asks for a way. */
export interface NamedPath {
  readonly from: string;
  readonly to: string;
}

export function pathIn(query: string): NamedPath | undefined {
  const [, get, first, word, second] = PATH.exec(query) ?? [];
  if (!first || !second) return undefined;
  // `connect to room` is not about types.
  if (get === undefined && !(/\p{Lu}/u.test(first) && /\p{Lu}/u.test(second))) return undefined;
  return word?.toLowerCase() === 'to' ? { from: first, to: second } : { from: second, to: first };
}

/** What a query asks of the reference itself rather than of its texts. */
export function formOf(query: string): 'shape' | 'path' | 'member' | undefined {
  if (SHAPE.test(query)) return 'shape';
  if (pathIn(query)) return 'path';
  return memberIn(query) && 'member';
}
