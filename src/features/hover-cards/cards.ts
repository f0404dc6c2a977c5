import type { Card, Cards } from '../../client/on-demand/hover-cards';
import type { GlossaryTerm } from '../../config/project/glossary';
import { plainMarkdown } from '../../markdown/html/markdown';
import { kindName } from '../../reference/kinds';
import { nestedTypes } from '../../reference/nested';
import { groupsOf, type ReferenceType } from '../../reference/reference-type';

/** What cards say of a type, the types in it, and its members. */
export function cardsOfType(own: ReferenceType): Cards {
  const { type } = own;
  const nested = nestedTypes(type).map(({ id, kind, declaration }): [string, Card] => [
    id,
    { label: kind, signature: declaration, summary: '' },
  ]);
  const members = groupsOf(own).flatMap(({ id, overloads }) =>
    overloads.map((member): [string, Card] => [
      member.id,
      // A link to the first overload is one to all of them.
      cardOf(kindName(member.kind), member, member.id === id ? overloads : [member]),
    ]),
  );
  return Object.fromEntries([['', cardOf(type.kind, type, [type])], ...nested, ...members]);
}

/** What cards say of the glossary's terms. */
export function cardsOfTerms(terms: readonly GlossaryTerm[]): Cards {
  const card = ({ definition }: GlossaryTerm): Card => ({
    label: MESSAGES.glossaryTerm,
    summary: plainMarkdown(definition),
  });
  return Object.fromEntries(terms.map((term) => [term.id, card(term)]));
}

type Declared = Pick<ReferenceType['type'], 'summary' | 'signature' | 'since' | 'obsolete'>;

function cardOf(
  kind: string,
  { summary, since, obsolete }: Declared,
  overloads: readonly Pick<Declared, 'signature'>[],
): Card {
  const marks = [
    kind,
    ...(obsolete === undefined ? [] : [MESSAGES.apiObsolete]),
    ...(since === undefined ? [] : [MESSAGES.apiSince.replace('{version}', () => since)]),
  ];
  const signatures = overloads.map(({ signature }) => signature.trim().replace(/\s+/g, ' '));
  return {
    label: marks.join(' · '),
    signature: signatures.join('\n'),
    summary: plainMarkdown(summary),
  };
}
