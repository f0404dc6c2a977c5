import type { Answer } from '../engine';
import type { Entry, IndexedPage } from '../pages';
import { parseQuery } from '../query';
import { cutQuery, respond } from '../respond';
import type { SearchHit, SearchRequest, SearchResult } from '../types';
import { stem } from '../words';
import type { DocumentedMember, DocumentedType } from './documented';
import { formOf, memberIn, type NamedMember, type NamedPath, pathIn } from './form';
import { type Fitting, Matching, readShape } from './matching';
import { membersOf } from './parsed';
import { readSignature } from './signature';
import { parseType, typesIn } from './type-expression';
import { TypeGraph } from './type-graph';
import { Ways } from './ways';

/** A member on the page of a type that has it. */
type Place = Pick<Fitting, 'type' | 'member'>;

/** How many members are offered whose names begin with what is typed. */
const MOST_BEGUN = 5;
const LEAST_LETTERS = 2;

/** Answers what a query asks of the reference itself. */
export class ReferenceAnswers {
  private readonly matching: Matching;
  private readonly ways: Ways;
  private readonly byName = new Map<string, DocumentedType>();

  /** @param title above ways, with the names of the types in place of `{from}` and `{to}`. */
  constructor(
    types: readonly DocumentedType[],
    private readonly title: string,
  ) {
    const members = membersOf(types);
    this.matching = new Matching(types, members);
    this.ways = new Ways(new TypeGraph(types, members));
    for (const type of types) this.byName.set(plainName(type.title), type);
  }

  /** @param ask the engine, whose answer stands where a query asks nothing of the reference. */
  answer(request: SearchRequest, ask: () => SearchResult): SearchResult {
    const form = formOf(cutQuery(request));
    if (form === 'shape') return this.shapes(request);
    const result = ask();
    if (form === 'member') return this.withInherited(request, result);
    const named = pathIn(cutQuery(request));
    return named ? this.withWays(named, request, result) : result;
  }

  /** An answer with the ways between two types above its hits. */
  private withWays(named: NamedPath, request: SearchRequest, result: SearchResult): SearchResult {
    const ways = this.ways.between(named);
    if (!ways || ways.lines.length === 0 || result.page > 0) return result;
    const section = this.title.replace('{from}', ways.from).replace('{to}', ways.to);
    const found = ways.lines.map(({ line, type, member }) => ({
      page: { ...pageOf(type), section, title: line },
      unit: { depth: 1, text: line, anchor: member?.anchor ?? '' },
      blocks: [member ? `${type.title}.${readSignature(member.signature).name}` : type.title],
    }));
    const { hits } = answered(found, request, { names: [] });
    const own = hits.map((hit) => ({ ...hit, objectID: `${hit.objectID}:${section}` }));
    const nbHits = result.nbHits + own.length;
    return { ...result, hits: [...own, ...result.hits], nbHits, isWeak: false };
  }

  /** The members that take and give what is asked for. */
  private shapes(request: SearchRequest): SearchResult {
    const shape = readShape(cutQuery(request));
    const { found, isWhole } = this.matching.find(shape);
    const all = [...shape.inputs, ...shape.outputs];
    const names = all.flatMap(typesIn).map(({ name }) => name);
    const result = listed(found, request, { names, isWeak: !isWhole });
    const [from, to] = all;
    if (isWhole || all.length !== 2 || shape.inputs.length !== 1 || !from || !to) return result;
    return this.withWays({ from: from.path, to: to.path }, request, result);
  }

  /** An answer with the inherited member that is asked for, if it is one. */
  private withInherited(request: SearchRequest, result: SearchResult): SearchResult {
    const named = memberIn(cutQuery(request));
    const found = named ? this.inherited(named) : [];
    if (!named || found.length === 0 || result.page > 0) return result;
    const { hits } = listed(found, request, { names: [named.member] });
    const isOwn = ({ url_without_anchor, anchor }: SearchHit) =>
      url_without_anchor === hits[0]?.url_without_anchor && anchor !== null;
    const isExact = hits[0]?.anchor?.toLowerCase() === named.member.toLowerCase();
    const start = isExact ? 0 : result.hits.findIndex((hit) => !isOwn(hit));
    const at = start < 0 ? result.hits.length : start;
    return {
      ...result,
      hits: [...result.hits.slice(0, at), ...hits, ...result.hits.slice(at)],
      nbHits: result.nbHits + hits.length,
      isWeak: false,
    };
  }

  /** The members that a type has from its bases by a name, or by its beginning. */
  private inherited({ type, member }: NamedMember): Place[] {
    const own = this.byName.get(type.toLowerCase());
    if (!own) return [];
    const wanted = member.toLowerCase();
    const begun = new Map<string, Place>();
    const known = new Set(own.members.map(({ signature }) => readSignature(signature).name));
    for (const base of own.bases) {
      const { title, members } = this.byName.get(plainName(base)) ?? { title: '', members: [] };
      for (const one of members) {
        const { name } = readSignature(one.signature);
        const isPassedOn = !/\boperator\b/.test(name) && name !== parseType(title).name;
        if (!isPassedOn || known.has(name)) continue;
        known.add(name);
        if (name.toLowerCase().startsWith(wanted)) begun.set(name, { type: own, member: one });
      }
    }
    const exact = [...begun].filter(([name]) => name.toLowerCase() === wanted);
    const places = (some: Iterable<[string, Place]>) => [...some].map(([, place]) => place);
    if (exact.length > 0) return places(exact);
    return member.length < LEAST_LETTERS ? [] : places(begun).slice(0, MOST_BEGUN);
  }
}

/** `RealtimeSet<TModel>` and `realtimeset` are one. */
export function plainName(title: string): string {
  return title.replace(/<.*$/, '').toLowerCase();
}

/** The name of its handler does not tell what an event hands out. */
function shownOf({ signature, handedOut = [] }: DocumentedMember): string {
  const isTold = handedOut.length === 0 || signature.includes('<');
  return isTold ? signature : `${signature} – ${handedOut.join(', ')}`;
}

/** Places as hits that show their signatures. */
function listed(places: readonly Place[], request: SearchRequest, shown: Shown): SearchResult {
  const found = places.map(({ type, member }) => ({
    page: pageOf(type),
    unit: { depth: 3, text: readSignature(member.signature).name, anchor: member.anchor },
    blocks: [shownOf(member)],
  }));
  const result = answered(found, request, shown);
  return { ...result, hits: result.hits.map((hit): SearchHit => ({ ...hit, type: 'content' })) };
}

function pageOf(type: DocumentedType): IndexedPage {
  return { ...type, popularity: 0, keywords: '', units: [] };
}

interface Shown {
  /** What is marked. */
  readonly names: readonly string[];
  readonly isWeak?: boolean;
}

function answered(
  entries: readonly Omit<Entry, 'above'>[],
  request: SearchRequest,
  { names, isWeak = false }: Shown,
): SearchResult {
  const answer: Answer = {
    found: entries.map((entry) => ({ entry: { ...entry, above: [] }, score: 1 })),
    stems: [new Map(names.map((name) => [stem(name.toLowerCase()), 1]))],
    query: parseQuery(cutQuery(request), new Map()),
    isWeak,
  };
  const result = respond({ search: () => answer, suggest: () => [] }, request, 'complete');
  const hits = result.hits.map((hit) => {
    return { ...hit, isCode: true, _snippetResult: hit._highlightResult };
  });
  return { ...result, hits };
}
