import { Document, Scalar, visit } from 'yaml';
import type { ApiFrontMatter } from '../../../src/reference/schema';

/** A front matter value: a string, boolean or number, or a list or object of these. */
export type Value =
  string | number | boolean | readonly Value[] | { readonly [key: string]: Value };
export type Values = Readonly<Record<string, Value>>;

/**
 * The keys in the order that the importer writes them. Nested types are not among them: authors
 * write these, and they stay where they are.
 */
export const KEY_ORDER = Object.keys({
  name: true,
  kind: true,
  namespace: true,
  category: true,
  uid: true,
  summary: true,
  description: true,
  keywords: true,
  sectionKeywords: true,
  slug: true,
  signature: true,
  since: true,
  changedIn: true,
  changedSince: true,
  obsolete: true,
  unlisted: true,
  redirect_from: true,
  attributes: true,
  inherits: true,
  implements: true,
  typeParameters: true,
  parameters: true,
  returns: true,
  remarks: true,
  example: true,
  seeAlso: true,
  source: true,
  members: true,
} satisfies Record<Exclude<keyof ApiFrontMatter, 'nested'>, true>);

/** Words that some version of YAML doesn't read as strings. */
const WORDS = /^(?:true|false|yes|no|on|off|y|n|null|nan|inf)$/i;
const PLAIN = /^[A-Za-z](?:[^\p{C}\u2028\u2029]*[^\p{C}\s:])?$/u;
const BLOCK = /^[^\p{C}\s\u2028\u2029][^\p{Cc}\p{Cs}\u2028\u2029\uFEFF]*$/u;
const CONTROL = /[\u007f-\u009f\u2028\u2029\uFEFF]/g;

/**
 * Writes values as YAML that all parsers read the same way. Strings are plain if nothing in them
 * has a meaning in YAML, multi-line ones are blocks, and all others are in double quotes.
 *
 * @param spell maps each string to the text to write for it.
 */
export function toYaml(values: Values, spell: (text: string) => string = (text) => text): string {
  const document = new Document(values, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      const text = spell(node.value);
      Object.assign(node, { value: text, type: styleOf(text) });
    },
  });
  return document
    .toString({ lineWidth: 0, doubleQuotedAsJSON: true })
    .replace(CONTROL, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function styleOf(text: string): Scalar.Type {
  if (PLAIN.test(text) && !/:\s|\s#/.test(text) && !WORDS.test(text)) return Scalar.PLAIN;
  const [first = '', ...others] = text.split('\n');
  // Blank lines at either end or an indented first line would need further block indicators.
  const isBlock =
    others.length > 0 &&
    others.at(-1) !== '' &&
    BLOCK.test(first) &&
    others.every((line) => line === '' || BLOCK.test(line.replace(/^[ \t]+/, '')));
  return isBlock ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
}

/** A front matter key with its lines and the comments above it. */
interface Segment {
  readonly key: string;
  readonly text: string;
  /** Comments and empty lines before the key, kept when its value changes. */
  readonly before: string;
}

const KEY = /^(?:"([^"]+)"|'([^']+)'|([A-Za-z_][\w-]*))[ \t]*:(?:\s|$)/;

/**
 * Changes keys of front matter and leaves the text of all others alone, including comments. New
 * keys are inserted after their predecessor in the importer's order.
 *
 * @param source the YAML between the `---` lines, ending with `\n` or empty.
 * @param keys the keys that a parser finds in it.
 * @param changes the new text by key; undefined removes the key.
 * @returns undefined if the text isn't laid out so that its keys can be told apart.
 */
export function replaceKeys(
  source: string,
  keys: readonly string[],
  changes: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const { segments, end } = segmentsOf(source);
  const found = segments.map(({ key }) => key);
  if (found.length !== keys.length || !keys.every((key) => found.includes(key))) return undefined;
  const result = segments.flatMap((segment): Segment[] => {
    if (!changes.has(segment.key)) return [segment];
    const text = changes.get(segment.key);
    return text === undefined ? [] : [{ ...segment, text }];
  });
  for (const [key, text] of changes) {
    if (text === undefined || found.includes(key)) continue;
    const rank = KEY_ORDER.indexOf(key);
    const after = result.findLastIndex((segment) => {
      const other = KEY_ORDER.indexOf(segment.key);
      return other >= 0 && other < rank;
    });
    result.splice(after + 1, 0, { key, text, before: '' });
  }
  return result.map(({ before, text }) => before + text).join('') + end;
}

function segmentsOf(source: string): { segments: Segment[]; end: string } {
  const segments: Segment[] = [];
  let before = '';
  let key: string | undefined;
  let text = '';
  let blank = '';
  const close = () => {
    if (key !== undefined) segments.push({ key, text, before });
    else blank = text + blank;
  };
  for (const line of source.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const match = KEY.exec(line);
    if (match) {
      close();
      before = blank;
      blank = '';
      key = match[1] ?? match[2] ?? match[3];
      text = line;
    } else if (/^\s*(?:#|\r?$)/.test(line) && (key === undefined || /^(?:#|\s*$)/.test(line))) {
      blank += line;
    } else {
      text += blank + line;
      blank = '';
    }
  }
  close();
  return { segments, end: blank };
}
