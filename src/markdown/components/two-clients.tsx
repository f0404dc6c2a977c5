import type * as React from 'react';

interface TwoClientsProps {
  /** What the picture shows, as text. */
  caption?: React.ReactNode;
}

/**
 * `<TwoClients />`: the same scene in two windows. A teal dot moves in yours, and its echo with the
 * orange rim follows 100 ms later in the other. It plays once, in less than the five seconds after
 * which readers would need a button to stop it, and again while it is pointed at. The style sheet
 * moves it and keeps it still for readers who prefer that.
 */
export function TwoClients({ caption }: TwoClientsProps) {
  return (
    <figure className="two-clients">
      <svg viewBox="0 0 472 374" aria-hidden="true" focusable="false">
        <Window x={2} y={2} side="you" label={MESSAGES.pictureYou} />
        <Window x={190} y={172} side="others" label={MESSAGES.pictureOthers} />
      </svg>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface WindowProps {
  /** The upper left corner, in the picture's units. */
  readonly x: number;
  readonly y: number;
  readonly side: 'you' | 'others';
  readonly label: string;
}

/** A window with a floor, two obstacles, and a player on the way between them. */
function Window({ x, y, side, label }: WindowProps) {
  return (
    <g className={`client client-${side}`} transform={`translate(${x} ${y})`}>
      <rect className="client-window" width="280" height="200" rx="12" />
      <path className="client-bar" d="M0 34V12A12 12 0 0 1 12 0h256a12 12 0 0 1 12 12v22Z" />
      <circle className="client-sign" cx="19" cy="17" r="5" />
      <text className="client-label" x="33" y="21.5">
        {label}
      </text>
      <path
        className="client-floor"
        d="M24 182 84 56h112l60 126M66 94h148M50 128h180M34 162h212M121 56l-27 126M159 56l27 126"
      />
      <path className="client-box" d="m106 106 16-9 16 9v18l-16 9-16-9Zm0 0 16 9 16-9m-16 9v18" />
      <path className="client-box" d="m188 98 13-7 13 7v15l-13 7-13-7Zm0 0 13 7 13-7m-13 7v15" />
      <path className="client-path" d="M58 158 88 96 168 84 150 140 214 148" />
      <g className="client-player">
        <circle className="client-dot" r="9" />
      </g>
    </g>
  );
}
