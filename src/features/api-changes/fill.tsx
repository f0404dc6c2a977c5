import { toHtml } from 'hast-util-to-html';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiSnapshot, ApiType } from '../../config/project/api-history';
import { wrapTables } from '../../markdown/html/blocks';
import { inlineMarkdown, withoutLinks } from '../../markdown/html/markdown';
import { parseHtml } from '../../markdown/html/parse';
import { anchorOf, placedMembers } from '../../reference/members';
import { listedTypes, type Reference } from '../../reference/reference';
import { CodeName } from '../../reference/texts';
import { type ApiChange, diffReferences, stepOf } from './diff';

const SLOT = /<div data-slot="api-changes" data-from="([^"]*)"(?: data-to="([^"]*)")?><\/div>/g;

/** Fills the places for what differs between two references. */
export function fillApiChanges(
  html: string,
  history: readonly ApiSnapshot[],
  reference: Reference,
): string {
  const typesOf = (wanted: string): readonly ApiType[] =>
    history.find(({ version }) => version === wanted)?.types ?? [];
  return html.replace(SLOT, (_, from: string, to?: string) => {
    const now = to === undefined ? listedTypes(reference).map(({ type }) => type) : typesOf(to);
    const changes = diffReferences(typesOf(from), now);
    const root = parseHtml(renderToStaticMarkup(<Changes {...{ from, changes, reference }} />));
    wrapTables(root, MESSAGES.apiChanges.replace('{version}', from));
    return toHtml(root);
  });
}

interface ChangesProps {
  from: string;
  changes: readonly ApiChange[];
  reference: Reference;
}

function Changes({ from, changes, reference }: ChangesProps) {
  const counts = (changes.length === 0 ? MESSAGES.apiSame : MESSAGES.apiCounts)
    .replace('{version}', from)
    .replace(/\{(\w+)\}/g, (_, of) => String(changes.filter(({ what }) => what === of).length));
  return (
    <>
      <p>
        {counts} {MESSAGES.apiStep.replace('{step}', stepOf(changes))}
      </p>
      {changes.length > 0 && (
        <table className="table-cards">
          <thead>
            <tr>
              <th>{MESSAGES.apiName}</th>
              <th>{MESSAGES.apiChange}</th>
              <th>{MESSAGES.apiDeclaration}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change, index) => (
              <Row key={index} {...{ change, reference }} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({ change, reference }: { change: ApiChange; reference: Reference }) {
  const { what, step, type, member, before } = change;
  const name = <CodeName name={member ? `${type.name}.${member.name}` : type.name} />;
  const place = placeOf(change, reference);
  const { signature, obsolete } = member ?? type;
  const titles: Readonly<Record<ApiChange['what'], string>> = {
    added: MESSAGES.apiAdded,
    removed: MESSAGES.apiRemoved,
    changed: MESSAGES.apiChanged,
    deprecated: MESSAGES.apiDeprecated,
  };
  return (
    <tr>
      <td>{place === undefined ? name : <a href={place}>{name}</a>}</td>
      <td>
        {titles[what]}
        {step === 'major' && <> ({MESSAGES.apiBreaking})</>}
      </td>
      <td>
        {before !== undefined && (
          <>
            {MESSAGES.apiBefore} <code>{before}</code>
            <br />
            {MESSAGES.apiNow}{' '}
          </>
        )}
        {what === 'deprecated' ? (
          <span
            dangerouslySetInnerHTML={{ __html: withoutLinks(inlineMarkdown(obsolete ?? '')) }}
          />
        ) : (
          <code>{signature}</code>
        )}
      </td>
    </tr>
  );
}

/** Where it is now: an overload that is gone is not another one. */
function placeOf({ what, type, member }: ApiChange, reference: Reference): string | undefined {
  const own = reference.types.find(
    ({ type: { name, namespace } }) => name === type.name && namespace === type.namespace,
  );
  if (!own || what === 'removed') return undefined;
  if (!member) return own.path;
  const same = placedMembers(own.type.members).find(
    ({ signature }) => signature === member.signature,
  );
  const anchor = same?.id ?? reference.anchorIn(own, anchorOf(member.name));
  return anchor && `${own.path}#${anchor}`;
}
