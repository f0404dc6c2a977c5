import * as React from 'react';
import { logCodePath } from '../../routes';
import type { LogCode } from '../../config/project/log-codes';
import { groupInOrder } from '../elements/group-in-order';
import { Summary } from './summary';
import { slugOf } from '../html/headings';
import { FilterBox } from '../elements/filter-box';
import { Severity } from './log-line';
import { RegistriesContext } from './registries';

/** All log codes by group, with a filter. Search finds their own pages, so it leaves the list out. */
export function LogCodeIndex() {
  const { logCodes } = React.useContext(RegistriesContext);
  const groups = groupInOrder(logCodes, ({ group }) => group, []);
  return (
    <div className="gathered no-type-links">
      <FilterBox
        label={MESSAGES.logCodesFilter.replace('{count}', String(logCodes.length))}
        noun="code"
      />
      {groups.map(([group, entries]) => (
        <FilterGroup key={group} title={group}>
          {entries.map((entry) => (
            <LogCodeItem key={entry.code} entry={entry} />
          ))}
        </FilterGroup>
      ))}
    </div>
  );
}

/** A heading and its entries; it goes with the last of them when the filter hides them. */
export function FilterGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section data-filter-group="">
      <h2 id={slugOf(title)}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** A code in a list: its page, severity, title, cause and fix. The filter reads the text itself. */
export function LogCodeItem({ entry }: { entry: LogCode }) {
  const { code, severity, title, cause, fix } = entry;
  return (
    <li data-filter-item="">
      <a href={logCodePath(code)}>
        <code>{code}</code> {title}
      </a>{' '}
      <Severity severity={severity} />
      <Summary text={`${cause} ${fix}`} />
    </li>
  );
}

/** The place of all symptoms and log codes, which `fillSymptoms` fills once all pages are known. */
export function Troubleshooting() {
  return <div data-slot="symptoms" className="gathered" />;
}
