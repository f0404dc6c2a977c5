import * as React from 'react';
import { nearest } from '../../config/diagnostics/problems';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { missing, unknownProps } from '../elements/prop-mistakes';
import { RegistriesContext } from './registries';

/** The place of what differs between the references of two versions, for `fillApiChanges` to fill. */
export function ApiChanges(props: SourcePlace & { from?: string; to?: string }) {
  const { from, to } = props;
  const versions = React.useContext(RegistriesContext).apiHistory.map(({ version }) => version);
  const later = versions.slice(versions.indexOf(from ?? '') + 1);
  const mistakes = [
    ...missing('ApiChanges', 'from', from, 'the version of a snapshot in api-history'),
    ...unknownProps('ApiChanges', props, ['from', 'to']),
    ...unknown(from, versions, 'snapshot'),
    ...unknown(to, later, `snapshot after "${from}"`),
  ];
  if (mistakes.length > 0) return <AuthorMistakes mistakes={mistakes} place={props} />;
  return <div data-slot="api-changes" data-from={from} data-to={to} />;
}

function unknown(version: string | undefined, versions: readonly string[], what: string) {
  if (version === undefined || versions.includes(version)) return [];
  const near = nearest(version, versions);
  const write = `Write one with "npx tsx scripts/reference-import.ts --snapshot ${version}".`;
  const message = `There is no ${what} of version "${version}".`;
  return [{ message, fix: near ? `Write "${near}".` : write }];
}
