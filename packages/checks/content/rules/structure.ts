import type { Problem } from '../../../../src/config/diagnostics/problems';
import { apiDescription, DESCRIPTION_LENGTH } from '../../../../src/reference/description';
import type { ApiFrontMatter } from '../../../../src/reference/schema';
import { type Finding, lineOfNode, type LintPage, nodesOf, plainText } from '../page';

/** Headings must not skip a level, and the page's title must be the only `h1` (WCAG 1.3.1). */
export function checkHeadings({ tree, frontMatter }: LintPage): Finding[] {
  const problems: Finding[] = [];
  let previous = 1;
  let titles = frontMatter.title === undefined && frontMatter.name === undefined ? 0 : 1;
  const seen = new Set<string>();
  for (const heading of nodesOf(tree, 'heading')) {
    const depth = heading.depth ?? 1;
    const text = plainText(heading).trim();
    const add = (message: string, fix: string) =>
      problems.push({ line: lineOfNode(heading), message, fix });
    if (depth === 1) titles++;
    if (depth === 1 && titles > 1) {
      add(
        `The page has a second title: "# ${text}".`,
        'Write "## …": the title of the front matter is the page’s only h1.',
      );
    }
    if (depth > previous + 1) {
      add(
        `The heading "${text}" skips a level: h${previous} is followed by h${depth}.`,
        `Make it an h${previous + 1}: ${'#'.repeat(previous + 1)} ${text}`,
      );
    }
    if (depth > 1 && seen.has(`${depth} ${text}`) && !text.includes('‹code›')) {
      add(
        `The heading "${text}" is used twice.`,
        'Say what is different about it: readers see headings without their context.',
      );
    }
    seen.add(`${depth} ${text}`);
    previous = depth;
  }
  return problems;
}

/** Pictures and diagrams need a text alternative that describes what they show (WCAG 1.1.1). */
export function checkAlternatives({ tree }: LintPage): Finding[] {
  const images = nodesOf(tree, 'image').flatMap((image): Finding[] => {
    const line = lineOfNode(image);
    const alt = (image.alt ?? '').trim();
    if (alt === '') {
      const message = `The picture ${image.url ?? ''} has no text alternative.`;
      const fix = 'Write what it shows: ![The room’s server between two clients](…).';
      return [{ line, message, fix }];
    }
    if (alt.length >= 15 && !/\.(png|jpe?g|svg|webp|mp4)$/i.test(alt)) return [];
    const message = `"${alt}" does not say what the picture shows.`;
    return [{ line, message, fix: 'Write a sentence with the information that the picture has.' }];
  });
  const diagrams = nodesOf(tree, 'code')
    .filter(({ lang, meta }) => lang === 'mermaid' && !/title="[^"]{10,}"/.test(meta ?? ''))
    .map((diagram): Finding => ({
      line: lineOfNode(diagram),
      message: 'The diagram has no title that says what it shows.',
      fix: 'Add title="…" after mermaid, and alt="…" if the title is not enough.',
    }));
  return [...images, ...diagrams];
}

/** A checkpoint has one form, so that all look alike; bold text is not one. */
export function checkCheckpoints({ tree }: LintPage): Finding[] {
  return nodesOf(tree, 'strong')
    .filter((strong) => /^you see\b/i.test(plainText(strong).trim()))
    .map((strong): Finding => ({
      line: lineOfNode(strong),
      message: `"**${plainText(strong).trim()}**" looks like a checkpoint, but is only bold.`,
      fix: 'Write :::checkpoint, what the reader sees, and ::: on lines of their own; its title is “You see”.',
    }));
}

const EMPTY_TEXTS =
  /^(?:here|this|this page|that page|link|this link|click here|click|more|read more|see more|details|page|docs|documentation)$/i;

/** A link's text must say where it leads without the sentence around it (WCAG 2.4.4, 2.4.9). */
export function checkLinkTexts({ tree }: LintPage): Finding[] {
  return nodesOf(tree, 'link').flatMap((link): Finding[] => {
    const text = plainText(link).trim();
    const hasImage = nodesOf(link, 'image').length > 0;
    // Bare addresses, written in angle brackets in lists of hosts, are fine as their own text.
    if (hasImage || (text !== '' && !EMPTY_TEXTS.test(text.replace(/[.…]+$/, '')))) return [];
    const message = `The link "${text}" to ${link.url ?? ''} does not say where it leads.`;
    const fix = 'Use the page’s or the class’s name as its text.';
    return [{ line: lineOfNode(link), message, fix }];
  });
}

/** Search engines show 50 to 160 characters, and duplicates don't help anyone choose. */
export function checkDescriptions(pages: readonly LintPage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, kind, frontMatter, lineOf }): Problem[] => {
    const description =
      kind === 'class'
        ? apiDescription(frontMatter as unknown as ApiFrontMatter)
        : frontMatter.description;
    const problem = (message: string, fix: string): Problem[] => [
      { check: 'lint', file, line: lineOf(['description']), message, fix },
    ];
    if (typeof description !== 'string') {
      return problem(
        'The page has no description.',
        'Add "description" to the front matter: one or two sentences, 50 to 160 characters.',
      );
    }
    const { length } = description;
    const other = first.get(description);
    first.set(description, other ?? file);
    if (length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max) {
      return problem(
        `The description has ${length} characters.`,
        'Write 50 to 160: what the reader finds on the page.',
      );
    }
    if (other === undefined) return [];
    return problem(
      `The description is the same as that of ${other}.`,
      'Say what is particular to this page.',
    );
  });
}
