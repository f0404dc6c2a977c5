import type { Mistake } from '../../config/diagnostics/problems';
import * as React from 'react';
import { CapacityCalculator } from '../../../packages/figures/capacity/figure';
import { InterpolationSimulator } from '../../../packages/figures/interpolation/figure';
import { LifetimeSimulator } from '../../../packages/figures/lifetime/figure';
import { LossSimulator } from '../../../packages/figures/loss/figure';
import { OwnershipSimulator } from '../../../packages/figures/ownership/figure';
import { PriceCalculator } from '../../../packages/figures/price/figure';
import { admonitionFix, admonitionOf } from '../admonitions';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { ApiChanges } from './api-changes';
import { Card, Cards } from './cards';
import { DecisionTable } from './decision-table';
import { Glossary, Term } from './glossary';
import { InspectorButton, InspectorField, InspectorGroup, InspectorPanel } from './inspector';
import {
  Actions,
  Button,
  Columns,
  Door,
  Doors,
  Hero,
  SearchField,
  Split,
  TypeFilter,
} from './landing';
import { LogCode, LogLine } from './log-line';
import { LogCodeIndex, Troubleshooting } from './problem-lists';
import { Plan, Plans } from './plans';
import { unknownProps } from '../elements/prop-mistakes';
import { TabItem, Tabs } from '../elements/tabs';
import { TwoClients } from './two-clients';

interface AdmonitionProps extends SourcePlace {
  type?: string;
  title?: string;
  children?: React.ReactNode;
}

/** The component form of `:::tip`, for pages that build an admonition in JSX. */
function Admonition(props: AdmonitionProps) {
  const { type: name = 'note', title, children } = props;
  const isKnown = admonitionOf(name) !== undefined;
  const mistakes: Mistake[] = unknownProps('Admonition', props, ADMONITION_PROPS);
  if (!isKnown) {
    const message = `"${name}" is not a type of admonition.`;
    mistakes.push({ message, fix: admonitionFix(name, (known) => known) });
  }
  const content = (
    <>
      <AuthorMistakes
        mistakes={mistakes.map((mistake) => ({ ...mistake, check: 'admonitions' }))}
        place={props}
      />
      {children}
    </>
  );
  if (!isKnown) return content;
  return (
    <div data-admonition={name}>
      {title !== undefined && <p className="admonition-title">{title}</p>}
      {content}
    </div>
  );
}

/** The last two have a meaning in Docusaurus. */
const ADMONITION_PROPS = ['type', 'title', 'icon', 'className'];

interface DetailsProps extends SourcePlace, React.DetailsHTMLAttributes<HTMLDetailsElement> {
  summary?: React.ReactNode;
}

/** `<Details summary="…">`, alongside HTML's own `<details>`. */
function Details(props: DetailsProps) {
  const { summary, children, 'data-line': _line, 'data-source': _source, ...rest } = props;
  return (
    <details {...rest}>
      <summary>{summary ?? MESSAGES.details}</summary>
      {children}
    </details>
  );
}

/** A figure, which ignores what a page gives it that it does not know: the page is told. */
function figure<P extends object>(
  name: string,
  Figure: React.ComponentType<P>,
  known: readonly string[] = [],
) {
  return function Checked(props: P & SourcePlace) {
    return (
      <>
        <AuthorMistakes mistakes={unknownProps(name, props, known)} place={props} />
        <Figure {...props} />
      </>
    );
  };
}

/** The components that every page can use without importing them. */
export const bodyComponents = {
  Tabs,
  TabItem,
  Admonition,
  Details,
  Cards,
  Card,
  InterpolationSimulator: figure('InterpolationSimulator', InterpolationSimulator),
  OwnershipSimulator: figure('OwnershipSimulator', OwnershipSimulator),
  LossSimulator: figure('LossSimulator', LossSimulator, ['tickRate']),
  LifetimeSimulator: figure('LifetimeSimulator', LifetimeSimulator, ['drop', 'shutdown']),
  PriceCalculator,
  CapacityCalculator,
  ApiChanges,
  InspectorPanel,
  InspectorField,
  InspectorGroup,
  InspectorButton,
  Hero,
  Actions,
  Button,
  SearchField,
  TwoClients: figure('TwoClients', TwoClients, ['caption']),
  Doors,
  Door,
  TypeFilter: figure('TypeFilter', TypeFilter),
  Split: figure('Split', Split),
  Columns,
  Plans,
  Plan,
  LogLine,
  LogCode,
  LogCodeIndex,
  Troubleshooting,
  Term,
  Glossary,
  DecisionTable,
};
