import * as React from 'react';
import type { MarkdownFormat } from '../../config/settings/markdown-schema';
import type { DecisionTables } from '../../config/project/decision-tables';
import type { GlossaryTerm } from '../../config/project/glossary';
import { DecisionTablesContext } from '../components/decision-table';
import { GlossaryContext } from '../components/glossary';
import { LogCodesContext } from '../components/log-line';
import type { LogCodeRules } from '../source/written-codes';

/** What a page's text may refer to. */
export interface PageRules extends LogCodeRules {
  readonly terms: readonly GlossaryTerm[];
  readonly decisionTables: DecisionTables;
  /** How files are read that do not say so themselves. */
  readonly markdownFormat: MarkdownFormat;
}

type Page = React.ComponentType<Record<string, unknown>>;

/** A page that can show what the registries of the content folder have. */
export function withRegistries(Page: Page, { logCodes, terms, decisionTables }: PageRules): Page {
  return (props) =>
    React.createElement(
      LogCodesContext.Provider,
      { value: logCodes },
      React.createElement(
        GlossaryContext.Provider,
        { value: terms },
        React.createElement(
          DecisionTablesContext.Provider,
          { value: decisionTables },
          React.createElement(Page, props),
        ),
      ),
    );
}
