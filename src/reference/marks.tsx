import type { ApiFrontMatter, ApiMember } from './schema';
import { sourceAddress } from './source-address';
import { Block } from './texts';

/** The first version, the last one that changed it, and the link to the source. */
export function Marks({
  of: { name, since, changedIn, changedSince, source },
  sourceUrl,
}: {
  of: ApiFrontMatter | ApiMember;
  sourceUrl: string | false;
}) {
  const address = sourceAddress(sourceUrl, source);
  const versions = [
    [MESSAGES.apiSince, since],
    [MESSAGES.apiChangedIn, changedIn],
    [MESSAGES.apiChangedSince, changedSince],
  ].flatMap(([text = '', version]) =>
    version === undefined ? [] : text.replace('{version}', () => version),
  );
  if (versions.length === 0 && address === undefined) return null;
  return (
    <p className="api-marks">
      {versions.map((text) => (
        <span key={text} className="api-since">
          {text}
        </span>
      ))}
      {address !== undefined && (
        <a href={address} aria-label={MESSAGES.apiSourceOf.replace('{name}', () => name)}>
          {MESSAGES.apiSource}
        </a>
      )}
    </p>
  );
}

/** In a list, where what to use instead is in what it opens to. */
export function ObsoleteBadge() {
  return (
    <>
      <span className="api-badge">{MESSAGES.apiObsolete}</span>{' '}
    </>
  );
}

interface ObsoleteProps {
  text: string | undefined;
  /** Whether a badge above it has said so. */
  hasBadge?: boolean;
}

/** What to use instead. */
export function Obsolete({ text, hasBadge = false }: ObsoleteProps) {
  if (text === undefined) return null;
  return (
    <div data-admonition="warning">
      {!hasBadge && <p className="admonition-title">{MESSAGES.apiObsolete}</p>}
      <Block text={text} />
    </div>
  );
}
