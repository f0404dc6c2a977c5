import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownValue } from '../config/diagnostics/own-value';
import type { Body } from '../markdown/html/body';
import { markTypesIn } from '../markdown/html/type-links';
import { Hierarchy } from './hierarchy';
import { inheritedMembers } from './inheritance';
import { INHERITED, InheritedCount, InheritedMembers } from './inherited-members';
import { hasFilter } from './members';
import type { CallSitesOfType, Mention } from './mentions';
import type { Reference } from './reference';
import type { ReferenceType } from './reference-type';
import { type RelationSlot, sectionHeading, Slot } from './sections';
import { isUsed, USED_BY, UsedBy, UsedIn } from './used-by';
import { usesOf } from './uses';

/** Fills the slots in a class page's body. Type names in them are marked like those in the rest. */
export function fillRelations(
  body: Pick<Body, 'html' | 'headings'>,
  reference: Reference,
  own: ReferenceType,
  mentions: readonly Mention[] = [],
  calls: CallSitesOfType = {},
): Pick<Body, 'html' | 'headings'> {
  const inherited = inheritedMembers(reference, own);
  const uses = own.unlisted
    ? { accepted: [], returned: [], mentions: [] }
    : { ...usesOf(reference, own), mentions };
  const slots: Readonly<Record<Exclude<RelationSlot, 'calls'>, React.ReactElement>> = {
    hierarchy: <Hierarchy {...{ reference, own }} />,
    kinds: <InheritedCount groups={inherited} />,
    inherited: <InheritedMembers groups={inherited} isFiltered={hasFilter(own.type)} />,
    uses: <UsedBy {...uses} />,
  };
  const html = body.html
    .replace(/<div data-slot="calls" data-of="([^"]*)"><\/div>/g, (_, member: string) => {
      const sites = ownValue(calls, member) ?? [];
      return sites.length === 0 ? '' : renderToStaticMarkup(<UsedIn sites={sites} />);
    })
    .replace(/<div data-slot="(\w+)"><\/div>/g, (_, name: keyof typeof slots) =>
      markTypesIn(renderToStaticMarkup(slots[name])),
    );
  const slot = body.html.indexOf(renderToStaticMarkup(<Slot name="inherited" />));
  const after = body.headings.findIndex(({ id }) => body.html.indexOf(` id="${id}"`) > slot);
  const end = after < 0 ? body.headings.length : after;
  return {
    html,
    headings: [
      ...body.headings.slice(0, end),
      ...(inherited.length > 0 ? [sectionHeading(INHERITED)] : []),
      ...body.headings.slice(end),
      ...(isUsed(uses) ? [sectionHeading(USED_BY)] : []),
    ],
  };
}
