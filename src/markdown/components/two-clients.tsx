import type * as React from 'react';

/**
 * `<TwoClients />`: the same scene in two windows. A teal dot moves in yours, and its echo with the
 * orange rim follows 100 ms later in the other. It plays once, in less than the five seconds after
 * which readers would need a button to stop it, and again while it is pointed at. The style sheet
 * moves it and keeps it still for readers who prefer that.
 */
export function TwoClients({ caption }: { caption?: React.ReactNode }) {
  return (
    <figure className="two-clients">
      <div className="clients" aria-hidden="true">
        <Window side="you" label={MESSAGES.pictureYou} />
        <Window side="others" label={MESSAGES.pictureOthers} />
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A window with a floor, two obstacles, and a player on the way between them. */
function Window({ side, label }: { side: 'you' | 'others'; label: string }) {
  return (
    <div className={`client client-${side}`}>
      <span className="client-bar">{label}</span>
      <svg viewBox="0 38 280 160" focusable="false">
        <path
          className="client-floor"
          d="M24 182 84 56h112l60 126M66 94h148M50 128h180M34 162h212M121 56l-27 126M159 56l27 126"
        />
        <path className="client-box" d="m106 106 16-9 16 9v18l-16 9-16-9Zm32 0-16 9-16-9m16 9v18" />
        <path className="client-box" d="m188 98 13-7 13 7v15l-13 7-13-7Zm26 0-13 7-13-7m13 7v15" />
        <path className="client-path" d="M58 158 88 96 168 84 150 140 214 148" />
        <g className="client-player">
          <circle className="client-dot" r="9" />
        </g>
      </svg>
    </div>
  );
}
