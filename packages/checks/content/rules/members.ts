import type { ApiFrontMatter } from '../../../../src/reference/schema';
import { type Finding, lineOfNode, type LintPage, type MdNode, nodesOf, plainText } from '../page';

/** Words that say nothing about a parameter. */
const STOP_WORDS = new Set(
  'a an the this that these those it its one other of to for in on at by from with into and or is are be will was has have which whose as'.split(
    ' ',
  ),
);

/**
 * Parameters without a description, and descriptions that say nothing beyond name and type. Imported
 * pages may leave out what the assembly does not describe.
 */
export function checkParameters({ kind, frontMatter, lineOf }: LintPage): Finding[] {
  if (kind !== 'class') return [];
  const type = frontMatter as Partial<ApiFrontMatter>;
  const lists = [
    { path: ['parameters'], parameters: type.parameters },
    ...(type.members ?? []).map(({ parameters }, index) => ({
      path: ['members', index, 'parameters'],
      parameters,
    })),
  ];
  return lists.flatMap(({ path, parameters = [] }) =>
    parameters.flatMap(({ name, type: of, description = '' }, index): Finding[] => {
      const isMissing = description === '';
      const isFine = isMissing ? type.uid !== undefined : !repeats(description, `${name} ${of}`);
      if (isFine) return [];
      return [
        {
          line: lineOf([...path, index, ...(isMissing ? [] : ['description'])]),
          message: isMissing
            ? `The parameter "${name}" has no description.`
            : `"${description}" says no more than the name and the type of the parameter "${name}".`,
          fix: 'Write its unit, range or effect, or what null means.',
        },
      ];
    }),
  );
}

/** Whether all words of a description are among those of a declaration, whatever their endings. */
function repeats(description: string, declaration: string): boolean {
  const declared = new Set(wordsOf(declaration).map(stemOf));
  const words = wordsOf(description).filter((word) => !STOP_WORDS.has(word));
  return words.every((word) => declared.has(stemOf(word)));
}

/** The words of a text in lowercase; `viewModel` has two. Numbers are words: they say a range. */
function wordsOf(text: string): string[] {
  const separate = text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return separate.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}

/** `write` and `writes`, `written` aside, `reader` and `read` are the same to this rule. */
function stemOf(word: string): string {
  return (/^(.{3,}?)(?:ing|ers?|ed|es|s)$/.exec(word)?.[1] ?? word).replace(/e$/, '');
}

/**
 * Attributes without which a declaration says something else: values that are bits can be combined,
 * and an attribute goes where its usage allows. An imported page says what the assembly says.
 */
export function checkAttributes({ kind, frontMatter, lineOf }: LintPage): Finding[] {
  const type = frontMatter as Partial<ApiFrontMatter>;
  if (kind !== 'class' || type.uid !== undefined) return [];
  const needed = type.kind === 'attribute' ? 'AttributeUsage' : areBits(type) && 'Flags';
  if (!needed || type.attributes?.some((one) => one.startsWith(`[${needed}`))) return [];
  const message = `The declaration lacks its attribute [${needed}].`;
  const fix = 'List it in `attributes`, as the code has it.';
  return [{ line: lineOf(['signature']), message, fix }];
}

/** Whether an enum's values are 0, 1, 2, 4 and so on, and not merely the first numbers. */
function areBits({ kind, members = [] }: Partial<ApiFrontMatter>): boolean {
  const values = members.map(({ signature }) => Number(/=\s*(\d+)$/.exec(signature)?.[1]));
  const most = kind === 'enum' ? Math.max(...values) : 0;
  return most > 2 && values.every((value) => (value & (value - 1)) === 0);
}

/**
 * A type needs an example, or a sentence that says where one is. The page shows it above the members
 * if it stands below a heading of its own, or before the first heading.
 */
export function checkExamples({ kind, frontMatter, tree }: LintPage): Finding[] {
  if (kind !== 'class') return [];
  const { uid, example, members = [] } = frontMatter as Partial<ApiFrontMatter>;
  if (uid !== undefined || example !== undefined || members.some((one) => one.example)) return [];
  const samples = samplesIn(tree);
  if (samples.some(({ section }) => section === undefined || /^Examples?$/.test(section)))
    return [];
  const [below] = samples;
  if (below) {
    const message = `The example is in the section "${below.section ?? ''}", below all members.`;
    const fix = 'Put it below "## Example", which the page shows above the members.';
    return [{ line: lineOfNode(below.node), message, fix }];
  }
  if (nodesOf(tree, 'paragraph').some(namesExample)) return [];
  const [first] = nodesOf(tree, 'heading');
  const message = 'The type has no example.';
  const fix =
    'Write a short one below "## Example", or link to the page that has one, in a sentence with the word "example".';
  return [{ ...(first && { line: lineOfNode(first) }), message, fix }];
}

/** The C# blocks of a page, with the heading above each: undefined above the first one. */
function samplesIn(tree: MdNode) {
  let section: string | undefined;
  return (tree.children ?? []).flatMap((node) => {
    if (node.type === 'heading' && node.depth === 2) section = plainText(node).trim();
    return nodesOf(node, 'code')
      .filter(({ lang }) => lang === 'csharp' || lang === 'diff-csharp')
      .map((code) => ({ node: code, section }));
  });
}

function namesExample(paragraph: MdNode): boolean {
  return /\bexamples?\b/i.test(plainText(paragraph)) && nodesOf(paragraph, 'link').length > 0;
}
