import type * as React from 'react';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { container, iconMistakes } from './landing';
import { missing, unknownProps } from '../elements/prop-mistakes';
import { RingIcon } from './ring-icons';

/** Plans side by side, on phones below each other: a list of `Plan`. */
export const Plans = container('ul', 'plans');

interface PlanProps extends SourcePlace {
  name?: string;
  /** With its currency, or words such as "On request". */
  price?: string;
  /** What the price is for: "a month". */
  unit?: string;
  /** One of `RING_ICONS`. */
  icon?: string;
  children?: React.ReactNode;
}

export function Plan(props: PlanProps) {
  const { name, price, unit, icon, children } = props;
  const mistakes = [
    ...unknownProps('Plan', props, ['name', 'price', 'unit', 'icon']),
    ...missing('Plan', 'name', name, 'the name of the plan'),
    ...missing('Plan', 'price', price, 'what it costs'),
    ...iconMistakes('Plan', icon),
  ];
  return (
    <li className="plan">
      <AuthorMistakes mistakes={mistakes} place={props} />
      <p className="plan-name">
        <RingIcon name={icon} />
        {name}
      </p>
      <p className="plan-price">
        <strong>{price}</strong> {unit}
      </p>
      {children}
    </li>
  );
}
