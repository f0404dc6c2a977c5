import { Part } from './definitions';
import type { Mention } from './mentions';
import { NameList } from './name-list';
import type { Section } from './sections';
import { CodeName, SectionHeading } from './texts';
import type { Uses } from './uses';

export const USED_BY: Section = { id: 'section-used-by', title: 'apiUsedBy' };

interface UsedByProps extends Uses {
  readonly mentions: readonly Mention[];
}

export function isUsed(uses: UsedByProps): boolean {
  return Object.values(uses).some(({ length }) => length > 0);
}

/** The samples that use a member. */
export function UsedIn({ sites }: { sites: readonly Mention[] }) {
  return (
    <Part title={MESSAGES.apiUsedIn}>
      <ul className="api-names">
        {sites.map((site) => (
          <li key={site.path}>{link(site)}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Where the type is used. */
export function UsedBy(uses: UsedByProps) {
  if (!isUsed(uses)) return null;
  const { accepted, returned, mentions } = uses;
  return (
    <>
      <SectionHeading section={USED_BY} />
      <dl className="api-facts">
        <Use id="section-accepted-by" title={MESSAGES.apiAcceptedBy} members={accepted} />
        <Use id="section-returned-by" title={MESSAGES.apiReturnedBy} members={returned} />
        <Use
          id="section-mentioned-in"
          title={MESSAGES.apiMentionedIn}
          guides={mentions.filter(({ isType }) => !isType)}
          types={mentions.filter(({ isType }) => isType)}
        />
      </dl>
    </>
  );
}

function Use({ id, title, members = [], guides = [], types = [] }: UseProps) {
  if (members.length + guides.length + types.length === 0) return null;
  return (
    <div>
      <dt id={id}>{title}</dt>
      <NameList count={MESSAGES.apiCountMembers}>{members.map(link)}</NameList>
      <NameList count={MESSAGES.apiCountGuides}>{guides.map(link)}</NameList>
      <NameList count={MESSAGES.apiCountTypes}>{types.map(link)}</NameList>
    </div>
  );
}

interface UseProps extends Partial<Record<'members' | 'guides' | 'types', readonly Mention[]>> {
  /** A fragment that links lead to. */
  id: string;
  title: string;
}

function link({ path, title, isType }: Mention) {
  return (
    <a key={path} href={path}>
      {isType ? <CodeName name={title} /> : title}
    </a>
  );
}
