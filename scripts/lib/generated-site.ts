import fs from 'node:fs';
import path from 'node:path';
import { generatedClass } from './generated-classes';

/** The path of a guide that generated sites of all sizes have. */
export const GUIDE = 'part-1/guide-7';

const GUIDES_IN_A_PART = 25;
const SECTIONS = 8;

/** How many pages a generated site has, the home page apart. */
export interface GeneratedPages {
  readonly guides: number;
  readonly classes: number;
}

/** Half guides, half classes. */
export function mixed(pages: number): GeneratedPages {
  const classes = Math.floor(pages / 2);
  return { guides: pages - classes, classes };
}

/**
 * Writes a content folder for benchmarks: guides of about 1,040 words in parts of 25, and API
 * classes, all linking to each other.
 */
export function generateSite(contentDir: string, { guides, classes }: GeneratedPages): void {
  fs.rmSync(contentDir, { recursive: true, force: true });
  const reference = path.join(contentDir, 'reference', 'classes');
  const docs = path.join(contentDir, 'docs');
  fs.mkdirSync(reference, { recursive: true });
  fs.mkdirSync(docs);
  fs.writeFileSync(path.join(docs, 'index.md'), '# Generated site\n\nA home page.\n');
  for (let index = 0; index < classes; index++) {
    const file = path.join(reference, `Generated${index}.mdx`);
    fs.writeFileSync(file, generatedClass(index, classes));
  }
  const ids = Array.from({ length: guides }, (_, index) => guideId(index));
  for (const [index, id] of ids.entries()) {
    const file = path.join(docs, `${id}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, generatedGuide(index, guides, classes));
  }
  fs.writeFileSync(
    path.join(contentDir, 'sidebars.json'),
    JSON.stringify({ sidebar: ['index', ...categories(ids), { type: 'reference' }] }),
  );
}

function categories(ids: readonly string[]): readonly object[] {
  const labels = [...new Set(ids.map((id) => path.posix.dirname(id)))];
  return labels.map((label) => ({
    type: 'category',
    label,
    items: ids.filter((id) => path.posix.dirname(id) === label),
  }));
}

function guideId(index: number): string {
  return `part-${Math.floor(index / GUIDES_IN_A_PART)}/guide-${index % GUIDES_IN_A_PART}`;
}

/** Words that name no page, so that texts of guides differ as texts do. */
const WORDS =
  'room server client owner model update packet scene prefab input frame state event player voice region token session store value'.split(
    ' ',
  );

function generatedGuide(index: number, guides: number, classes: number): string {
  const sections = Array.from({ length: SECTIONS }, (_, section) => {
    const number = index * SECTIONS + section;
    return `## Section ${section} of guide ${index}

${sentences(number, 9)} See [the next guide](/${guideId((index + 1) % guides)}#section-${section}-of-guide-${(index + 1) % guides}) and \`Generated${number % classes}\`.

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
  return Array.from({ length: count }, (_, sentence) => {
    const words = Array.from({ length: 9 }, (_, word) => {
      const at = (seed * 7 + sentence * 13 + word * (5 + (seed % 3))) % WORDS.length;
      return WORDS[at] ?? '';
    });
    return `The ${words.join(' ')}.`;
  }).join(' ');
}
