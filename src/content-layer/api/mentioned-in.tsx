import type { Heading } from '../html/headings';
import type { Mention } from './mentions';
import { SectionHeading } from './texts';

/** Longer lists are folded. */
const SHOWN_MENTIONS = 8;

export const MENTIONED: Heading = { id: 'section-mentioned-in', text: 'Mentioned in', depth: 2 };

export function MentionedIn({ mentions }: { mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  const guides = mentions.filter(({ isType }) => !isType);
  const types = mentions.filter(({ isType }) => isType);
  return (
    <section>
      <SectionHeading {...MENTIONED} />
      <MentionList title="Guides" mentions={guides} />
      <MentionList title="Types" mentions={types} />
    </section>
  );
}

function MentionList({ title, mentions }: { title: string; mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  const first = mentions.slice(0, SHOWN_MENTIONS);
  // Folding a single line would save no space.
  const shown = mentions.length === SHOWN_MENTIONS + 1 ? mentions : first;
  const rest = mentions.slice(shown.length);
  return (
    <>
      <p className="api-label">{title}</p>
      <Mentions mentions={shown} />
      {rest.length > 0 && (
        <details className="api-fold">
          <summary>
            {rest.length} more {title.toLowerCase()}
          </summary>
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
          <a href={path}>{isType ? <code>{title}</code> : title}</a>
        </li>
      ))}
    </ul>
  );
}
