/**
 * Icons made of the two rings: teal is you, orange is everyone else. Outlines on a 32 × 32 grid;
 * what has no class takes the colour of the text.
 */
const RINGS = {
  join: (
    <>
      <circle className="ring-you" cx="12" cy="16" r="8.5" />
      <circle className="ring-others" cx="20" cy="16" r="8.5" strokeDasharray="3 2.9" />
    </>
  ),
  find: (
    <>
      <circle className="ring-you" cx="13.5" cy="13.5" r="9" />
      <circle className="ring-others" cx="13.5" cy="13.5" r="3.2" />
      <path className="ring-you" d="m20.2 20.2 7.3 7.3" />
    </>
  ),
  upgrade: (
    <>
      <circle className="ring-you" cx="9" cy="22.5" r="5" />
      <circle className="ring-others" cx="20.5" cy="12" r="8.5" />
      <path d="M20.5 16V8.2m-3.3 3.2 3.3-3.4 3.3 3.4" />
    </>
  ),
  headset: (
    <>
      <rect x="2.5" y="10" width="27" height="15" rx="6" />
      <path d="M7.5 10c3.6-5 13.4-5 17 0" />
      <circle className="ring-you" cx="10.5" cy="17.5" r="3.5" />
      <circle className="ring-others" cx="21.5" cy="17.5" r="3.5" />
    </>
  ),
  private: (
    <>
      <rect x="2.5" y="5" width="27" height="22" rx="6" />
      <circle className="ring-you" cx="13" cy="16" r="5.2" />
      <circle className="ring-others" cx="19" cy="16" r="5.2" />
    </>
  ),
  one: <circle className="ring-you" cx="16" cy="16" r="8.5" />,
  two: (
    <>
      <circle className="ring-you" cx="11.5" cy="16" r="8.5" />
      <circle className="ring-others" cx="20.5" cy="16" r="8.5" />
    </>
  ),
  many: (
    <>
      <circle className="ring-you" cx="16" cy="10.5" r="7.5" />
      <circle className="ring-others" cx="10.5" cy="20.5" r="7.5" />
      <circle className="ring-others" cx="21.5" cy="20.5" r="7.5" />
    </>
  ),
} as const;

/** For messages to authors, in the order of the documentation. */
export const RING_ICONS: readonly string[] = Object.keys(RINGS);

export function isRingIcon(name: string): name is keyof typeof RINGS {
  return Object.hasOwn(RINGS, name);
}

/** A decorative icon, if there is one of this name: the text beside it carries the meaning. */
export function RingIcon({ name }: { name: string | undefined }) {
  if (name === undefined || !isRingIcon(name)) return null;
  return (
    <svg className="ring-icon" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {RINGS[name]}
    </svg>
  );
}
