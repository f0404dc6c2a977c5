import { seal, unseal } from '../files';
import { RANKS } from '../pages';
import type { SearchRank } from '../types';
import { splitTop } from './type-expression';

/** The file with the signatures of a reference, beside the first part of the index. */
export const SIGNATURES_FILE = 'signatures.txt';

/** A type of the reference, as far as it can be asked for by what its members take and give. */
export interface DocumentedType {
  /** As C# writes it: `RealtimeSet<TModel>`. */
  readonly title: string;
  readonly path: string;
  readonly section: string;
  readonly rank: SearchRank;
  /** The types whose members it has, nearest first; then those that it implements. */
  readonly bases: readonly string[];
  readonly interfaces: readonly string[];
  /** The components that have to be on the same object. */
  readonly requires?: readonly string[];
  readonly members: readonly DocumentedMember[];
}

export interface DocumentedMember {
  readonly anchor: string;
  /** As C# writes it, without `public`. */
  readonly signature: string;
  /** What an event hands to those who subscribe. */
  readonly handedOut?: readonly string[];
}

export function writeSignatures(types: readonly DocumentedType[]): string {
  const lines = types.flatMap((type, at) => {
    const isNew = type.section !== types[at - 1]?.section;
    const { rank, title, bases, interfaces, requires = [] } = type;
    const names = [bases, interfaces, requires].map((some) => some.join());
    const head = [`@${RANKS.indexOf(rank)}${title}`, type.path, ...names].join('\t').trimEnd();
    const anchorOf = usualAnchors();
    const members = type.members.map(({ anchor, signature, handedOut }) => {
      const own = anchorOf(signature) === anchor ? '' : anchor;
      return [signature, own, handedOut?.join() ?? ''].join('\t').trimEnd();
    });
    return [...(isNew ? [`#${type.section}`] : []), head, ...members];
  });
  return seal(lines.join('\n'));
}

/** @throws {DamagedIndex} */
export function readSignatures(file: string): DocumentedType[] {
  const types: (DocumentedType & { members: DocumentedMember[] })[] = [];
  let section = '';
  let anchorOf = usualAnchors();
  for (const line of unseal(file).split('\n')) {
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = line.split('\t');
    if (line.startsWith('#')) section = line.slice(1);
    else if (line.startsWith('@')) {
      anchorOf = usualAnchors();
      types.push({
        title: first.slice(2),
        path: second,
        section,
        rank: RANKS[Number(first[1])] ?? 'reference',
        bases: splitTop(third, ','),
        interfaces: splitTop(fourth, ','),
        ...(fifth !== '' && { requires: splitTop(fifth, ',') }),
        members: [],
      });
    } else if (first !== '') {
      types.at(-1)?.members.push({
        anchor: second || anchorOf(first),
        signature: first,
        ...(third !== '' && { handedOut: splitTop(third, ',') }),
      });
    }
  }
  return types;
}

/** Mostly the name of a member: what is taken for one by mistake is written. */
const NAME = /(\w+)(?:<[\w, ]*>)?(?:\(| \{| =|$)/;

/** The anchors of a page: the name of the member, and a number from its second overload on. */
function usualAnchors(): (signature: string) => string {
  const counts = new Map<string, number>();
  return (signature) => {
    const [, usual = ''] = NAME.exec(signature) ?? [];
    const count = (counts.get(usual) ?? 0) + 1;
    counts.set(usual, count);
    return count === 1 ? usual : `${usual}-${count}`;
  };
}
