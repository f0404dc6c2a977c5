import { ownValue } from '../../config/diagnostics/own-value';
import * as React from 'react';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import { DecisionFigure } from '../../../packages/figures/decision/figure';
import { RegistriesContext } from './registries';
import { inlineMarkdown } from '../html/markdown';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { missing, unknownProps } from '../elements/prop-mistakes';

/** The table of this id in `decision-tables.ts`, with controls that mark what fits. */
export function DecisionTable(props: SourcePlace & { id?: string }) {
  const { id, ...place } = props;
  const { decisionTables: tables } = React.useContext(RegistriesContext);
  const table = id === undefined ? undefined : ownValue(tables, id);
  const mistakes = [
    ...missing('DecisionTable', 'id', id, 'a table of decision-tables.ts'),
    ...unknownProps('DecisionTable', props, ['id']),
    ...(id && !table ? [unknownTable(id, Object.keys(tables))] : []),
  ];
  return (
    <>
      <AuthorMistakes mistakes={mistakes} place={place} />
      {table && (
        <DecisionFigure
          {...table}
          rows={table.rows.map((row) => ({
            ...row,
            what: inlineMarkdown(row.what),
            price: inlineMarkdown(row.price),
          }))}
        />
      )}
    </>
  );
}

function unknownTable(id: string, ids: readonly string[]): Mistake {
  const near = nearest(id, ids);
  return {
    message: `There is no decision table "${id}".`,
    fix: near ? `Write id="${near}".` : 'Add it to decision-tables.ts.',
  };
}
