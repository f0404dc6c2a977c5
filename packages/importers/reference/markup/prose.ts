import { codeSpan, decode } from './text';

/**
 * Converts text outside tags, which is already Markdown: entities become characters, a `<` that
 * opens no known tag is escaped, and anything written like a generic type becomes code.
 */
export function proseOf(text: string): string {
  const decoded = decode(text);
  // `&amp;lt;` is the text "&lt;", not a bracket.
  const escaped = /&amp;/i.test(text) ? decoded.replace(/&(?=#?\w+;)/g, '\\&') : decoded;
  return outsideUrls(escaped, (part) =>
    intraword(
      part.replace(
        /(?<![\w`\\])([A-Za-z_][\w.]*<[\w\s,.?[\]]+(?:<[\w\s,.?[\]]+>[\w\s,.?[\]]*)*>)|<(?=[A-Za-z/!?])/g,
        (found, generic?: string) => (generic === undefined ? `\\${found}` : codeSpan(generic)),
      ),
    ),
  );
}

/** Maps everything but `<https://…>`, which is a link in Markdown. */
function outsideUrls(text: string, map: (part: string) => string): string {
  return text
    .split(/(<(?:https?:\/\/|mailto:)[^\s<>]+>)/)
    .map((part, index) => (index % 2 === 1 ? part : map(part)))
    .join('');
}

/** Escapes asterisks within a word (`ILuny***Service`, `a*b*c`) unless they close an emphasis. */
function intraword(text: string): string {
  return text.replace(/(?<=\w)\*+(?=\w)/g, (run, at: number) => {
    const begun = new RegExp(`(?:^|[^\\w*\\\\])\\*{${run.length}}(?=\\w)`).test(text.slice(0, at));
    return begun && run.length < 3 ? run : run.replace(/\*/g, '\\*');
  });
}
