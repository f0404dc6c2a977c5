import * as React from 'react';
import type { DecisionTables } from '../../config/project/decision-tables';
import type { GlossaryTerm } from '../../config/project/glossary';
import type { LogCode } from '../../config/project/log-codes';

export interface Registries {
  readonly logCodes: readonly LogCode[];
  readonly terms: readonly GlossaryTerm[];
  readonly decisionTables: DecisionTables;
}

/** For the components that show them. */
export const RegistriesContext = React.createContext<Registries>({
  logCodes: [],
  terms: [],
  decisionTables: {},
});
