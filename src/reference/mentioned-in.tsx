import type { Mention } from './mentions';
import type { Section } from './sections';
import { CodeName, SectionHeading } from './texts';

/** Longer lists are folded. */
const SHOWN_MENTIONS = 5;

export const MENTIONED: Section = { id: 'section-mentioned-in', title: 'apiMentionedIn' };
export const ACCEPTED: Section = { id: 'section-accepted-by', title: 'apiAcceptedBy' };
export const RETURNED: Section = { id: 'section-returned-by', title: 'apiReturnedBy' };

interface UsesProps {
  accepted: readonly Mention[];
  returned: readonly Mention[];
  mentions: readonly Mention[];
}

/** Where the type is used: side by side, where there is room. */
export function Uses({ accepted, returned, mentions }: UsesProps) {
  if ([accepted, returned, mentions].every(({ length }) => length === 0)) return null;
  return (
    <div className="api-uses">
      <UsedBy section={ACCEPTED} uses={accepted} />
      <UsedBy section={RETURNED} uses={returned} />
      <MentionedIn mentions={mentions} />
    </div>
  );
}

/** The members that take or give the type. */
function UsedBy({ section, uses }: { section: Section; uses: readonly Mention[] }) {
  if (uses.length === 0) return null;
  return (
    <section>
      <SectionHeading section={section} />
      <MentionList more={MESSAGES.apiMoreMembers} mentions={uses} />
    </section>
  );
}

function MentionedIn({ mentions }: { mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  const guides = mentions.filter(({ isType }) => !isType);
  const types = mentions.filter(({ isType }) => isType);
  return (
    <section>
      <SectionHeading section={MENTIONED} />
      <MentionList title={MESSAGES.apiGuides} more={MESSAGES.apiMoreGuides} mentions={guides} />
      <MentionList title={MESSAGES.apiTypes} more={MESSAGES.apiMoreTypes} mentions={types} />
    </section>
  );
}

interface MentionListProps {
  title?: string;
  /** The label of the folded rest; `{count}` is replaced by its length. */
  more: string;
  mentions: readonly Mention[];
}

function MentionList({ title, more, mentions }: MentionListProps) {
  if (mentions.length === 0) return null;
  const first = mentions.slice(0, SHOWN_MENTIONS);
  // Folding a single line would save no space.
  const shown = mentions.length === SHOWN_MENTIONS + 1 ? mentions : first;
  const rest = mentions.slice(shown.length);
  return (
    <>
      {title !== undefined && <p className="api-label">{title}</p>}
      <Mentions mentions={shown} />
      {rest.length > 0 && (
        <details className="api-fold">
          <summary>{more.replace('{count}', String(rest.length))}</summary>
          <Mentions mentions={rest} />
        </details>
      )}
    </>
  );
}

function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  return (
    <ul className="api-mentions">
      {mentions.map(({ path, title, isType }) => (
        <li key={path}>
          <a href={path}>{isType ? <CodeName name={title} /> : title}</a>
        </li>
      ))}
    </ul>
  );
}
