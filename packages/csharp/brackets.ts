const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '<': '>', '{': '}' };

/** The characters outside brackets and string literals, including the opening brackets. */
export function topLevel(text: string): { at: number; char: string }[] {
  const found: { at: number; char: string }[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    found.push({ at, char });
    if (char === '"' || char === "'") at = endOfText(text, at);
    else if (char in CLOSING) {
      const end = closing(text, at);
      if (end >= 0) at = end;
    }
  }
  return found;
}

/** The index at which the bracket at `start` is closed; -1 if it isn't. */
export function closing(text: string, start: number): number {
  const wanted = [CLOSING[text[start] ?? '']];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '"' || char === "'") at = endOfText(text, at);
    else if (char === wanted.at(-1)) {
      wanted.pop();
      if (wanted.length === 0) return at;
    } else if (char in CLOSING) wanted.push(CLOSING[char]);
  }
  return -1;
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[start]) return at;
  }
  return start;
}

/** Splits outside brackets and string literals. */
export function split(text: string, separator: string): string[] {
  const cuts = topLevel(text).filter(({ char }) => char === separator);
  const ends = [...cuts.map(({ at }) => at), text.length];
  const starts = [0, ...cuts.map(({ at }) => at + 1)];
  return starts.map((start, index) => text.slice(start, ends[index]));
}

/** The parts of a list, at the commas outside brackets: `int a, Map<K, V> b`. */
export function splitList(text: string): string[] {
  return text.trim() === '' ? [] : split(text, ',').map((part) => part.trim());
}
