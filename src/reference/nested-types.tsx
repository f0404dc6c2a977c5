import { Glyph } from './kinds';
import { Fold } from './member-list';
import { filterText } from './members';
import type { NestedType } from './nested';
import { plainName } from './reference-type';
import { type Section, sectionTitle } from './sections';
import { CodeName, Signature } from './texts';

export const NESTED: Section = { id: 'section-nested-types', title: 'apiNestedTypes' };

/** The types nested in this one, each with its C# declaration. */
export function NestedTypes({ types }: { types: readonly NestedType[] }) {
  if (types.length === 0) return null;
  return (
    <section data-filter-group="">
      <h2 id={NESTED.id}>{sectionTitle(NESTED)}</h2>
      {types.map(({ id, name, kind, declaration }) => (
        <section key={id} className="api-member" data-filter-item={filterText(name, NESTED)}>
          <div className="member-row">
            <Glyph kind="type" />
            <h3 id={id}>
              <CodeName name={name} />
            </h3>{' '}
            <span className="api-type">{kind}</span>
            <Fold name={name}>
              {kind === 'enum' ? (
                // Enum values may share their names with types: `Transform = 0`.
                <Signature code={declaration} className="no-type-links" />
              ) : (
                <Signature code={declaration.replace(/;$/, '')} declares={plainName(name)} />
              )}
            </Fold>
          </div>
        </section>
      ))}
    </section>
  );
}
