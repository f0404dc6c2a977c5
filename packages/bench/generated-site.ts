import fs from 'node:fs';
import path from 'node:path';

/** The path of a guide that generated sites of all sizes have. */
export const GUIDE = 'part-0/guide-7';

const GUIDES_IN_A_PART = 25;
const SECTIONS = 8;
const MEMBERS = 8;

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/**
 * Writes a content folder: half guides of about 1,040 words, half API classes, all linking to each
 * other, and a home page.
 */
export function generateSite(contentDir: string, pages: number): void {
  const classes = Math.floor(pages / 2);
  const guides = pages - classes;
  const files = {
    'docs/index.md': '# Generated site\n\nA home page.\n',
    'sidebars.json': JSON.stringify({ sidebar: sidebar(guides) }),
    ...Object.fromEntries([
      ...times(guides, (index) => [`docs/${idOf(index)}.md`, guide(index, guides, classes)]),
      ...times(classes, (index) => [
        `reference/classes/Generated${index}.mdx`,
        apiClass(index, classes),
      ]),
    ]),
  } as Readonly<Record<string, string>>;
  fs.rmSync(contentDir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(contentDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

const idOf = (index: number) =>
  `part-${Math.floor(index / GUIDES_IN_A_PART)}/guide-${index % GUIDES_IN_A_PART}`;

function sidebar(guides: number): readonly unknown[] {
  const ids = times(guides, idOf);
  const parts = times(Math.ceil(guides / GUIDES_IN_A_PART), (part) => ({
    type: 'category',
    label: `part-${part}`,
    items: ids.slice(part * GUIDES_IN_A_PART, (part + 1) * GUIDES_IN_A_PART),
  }));
  return ['index', ...parts, { type: 'reference' }];
}

/** Words that name no page, so that texts of guides differ as texts do. */
const WORDS =
  'room server client owner model update packet scene prefab input frame state event player voice region token session store value'.split(
    ' ',
  );

function guide(index: number, guides: number, classes: number): string {
  const next = (index + 1) % guides;
  const sections = times(SECTIONS, (section) => {
    const number = index * SECTIONS + section;
    return `## Section ${section} of guide ${index}

${sentences(number, 9)} See [the next guide](/${idOf(next)}#section-${section}-of-guide-${next}) and \`Generated${number % classes}\`.

${sentences(number + 1, 3)}

\`\`\`csharp title="Use${number}.cs"
var thing = new Generated${number % classes}();
thing.Method${section}("name", ${index});
\`\`\`
`;
  });
  return `---\ntitle: Guide ${index}\ndescription: What guide ${index} is about.\n---\n\n${sections.join('\n')}`;
}

/** Sentences of ten words, made from a number: the same each time. */
function sentences(seed: number, count: number): string {
  const wordAt = (sentence: number, word: number) =>
    WORDS[(seed * 7 + sentence * 13 + word * (5 + (seed % 3))) % WORDS.length] ?? '';
  return times(count, (sentence) => {
    const words = times(9, (word) => wordAt(sentence, word));
    return `The ${words.join(' ')}.`;
  }).join(' ');
}

function apiClass(index: number, classes: number): string {
  const other = (index + 1) % classes;
  return `---
name: Generated${index}
kind: class
namespace: Generated.Types
category: Category ${index % 20}
summary: A generated class, number ${index}, that refers to \`Generated${other}\`.
signature: "public class Generated${index} : MonoBehaviour"
inherits: [MonoBehaviour]
members:
${times(MEMBERS, (member) => apiMember(index, member)).join('')}---

## Remarks

It works with [its neighbor](/reference/classes/Generated${other}#Method0) and has ${MEMBERS} members.

## Example

\`\`\`csharp title="Use${index}.cs"
var thing = new Generated${index}();
thing.Method0("name", ${index});
\`\`\`
`;
}

function apiMember(index: number, member: number): string {
  return `  - name: Method${member}
    kind: method
    signature: "public int Method${member}(string name, int count = ${index})"
    summary: Does the thing number ${member} for \`name\`.
    parameters:
      - name: name
        type: string
        description: What it is done for, 1 to 128 characters.
      - name: count
        type: int
        description: How often, 0 or more.
        default: "${index}"
    returns: How often it was done.
    exceptions:
      - type: ArgumentException
        description: The name is empty.
`;
}
