import * as React from 'react';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { missing, unknownProps } from '../elements/prop-mistakes';
import { RegistriesContext } from './registries';

interface ApiChangesProps extends SourcePlace {
  /** The version of a snapshot. */
  from?: string;
  /** That of a later one; the reference as it is now, if left out. */
  to?: string;
}

/** The place of a list of what differs between two references, which `fillApiChanges` fills. */
export function ApiChanges(props: ApiChangesProps) {
  const { from, to } = props;
  const { apiHistory } = React.useContext(RegistriesContext);
  const versions = apiHistory.map(({ version }) => version);
  const unknown = [from, to].filter((version) => version && !versions.includes(version));
  const isReversed = to !== undefined && versions.indexOf(to) <= versions.indexOf(from ?? '');
  const mistakes = [
    ...missing('ApiChanges', 'from', from, 'the version of a snapshot in api-history'),
    ...unknownProps('ApiChanges', props, ['from', 'to']),
    ...unknown.map((version) => unknownVersion(version, versions)),
    ...(isReversed && unknown.length === 0 ? [REVERSED] : []),
  ];
  if (mistakes.length > 0) return <AuthorMistakes mistakes={mistakes} place={props} />;
  return <div data-slot="api-changes" data-from={from} data-to={to} />;
}

const REVERSED: Mistake = {
  message: '<ApiChanges> compares with a version that is not an older one.',
  fix: 'Write the older version as from="…", and the newer one as to="…".',
};

function unknownVersion(version = '', versions: readonly string[]): Mistake {
  const near = nearest(version, versions);
  return {
    message: `There is no snapshot of version "${version}".`,
    fix: near
      ? `Write "${near}".`
      : `Write one with "npx tsx scripts/reference-import.ts --snapshot ${version}".`,
  };
}
