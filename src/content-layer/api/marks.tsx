import type { ApiFrontMatter, ApiMember } from './schema';
import { sourceAddress } from './source-address';
import { Block } from './texts';

/** The obsolete notice, the first version, and the link to the source. */
export function Marks({
  of: { name, since, obsolete, source },
  sourceUrl,
}: {
  of: ApiFrontMatter | ApiMember;
  sourceUrl: string | false;
}) {
  const address = sourceAddress(sourceUrl, source);
  return (
    <>
      {obsolete !== undefined && (
        <div data-admonition="warning">
          <p className="admonition-title">{MESSAGES.apiObsolete}</p>
          <Block text={obsolete} />
        </div>
      )}
      {(since !== undefined || address !== undefined) && (
        <p className="api-marks">
          {since !== undefined && (
            <span className="api-since">{MESSAGES.apiSince.replace('{version}', () => since)}</span>
          )}
          {address !== undefined && (
            <a href={address} aria-label={MESSAGES.apiSourceOf.replace('{name}', () => name)}>
              {MESSAGES.apiSource}
            </a>
          )}
        </p>
      )}
    </>
  );
}
