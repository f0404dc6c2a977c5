import type * as React from 'react';
import { PICTURE, type Tone } from './picture';

/** What happens at one moment, in words. */
export interface Step {
  readonly time: number;
  readonly text: string;
  /** Whether something is lost here, such as changes or an object. */
  readonly loses?: boolean;
}

interface TimelineProps {
  /** The names of the picture's columns. */
  readonly places: readonly string[];
  readonly picture: string;
  readonly legend: readonly (readonly [tone: Tone, text: string])[];
  /** The same in words. */
  readonly children: React.ReactNode;
}

/** A picture of what happens at some places over time, beside its text. */
export function Timeline({ places, picture, legend, children }: TimelineProps) {
  return (
    <div className="time-stage">
      <div aria-hidden="true">
        <p className="time-places">
          {places.map((place) => (
            <span key={place}>{place}</span>
          ))}
        </p>
        <svg
          className="island-chart"
          viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
          data-part="picture"
          dangerouslySetInnerHTML={{ __html: picture }}
        />
        <ul className="island-legend">
          {legend.map(([tone, text]) => (
            <li key={tone} className={`tone-${tone}`}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

export function Steps({ of, unit }: { readonly of: readonly Step[]; readonly unit: string }) {
  return (
    <ol className="time-steps" data-part="steps">
      {of.map(({ time, text, loses }, index) => (
        <li key={index} data-loses={loses ? '' : undefined}>
          <span className="time-when">{`${time} ${unit}`}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
