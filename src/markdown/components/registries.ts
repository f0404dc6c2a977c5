import * as React from 'react';
import type { Site } from '../../config/project/site';

export type Registries = Pick<Site, 'logCodes' | 'terms' | 'decisionTables' | 'apiHistory'>;

/** For the components that show them. */
export const RegistriesContext = React.createContext<Registries>({
  logCodes: [],
  terms: [],
  decisionTables: {},
  apiHistory: [],
});
