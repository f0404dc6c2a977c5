import { nameToEmoji } from 'gemoji';

/** Replaces `:tada:` and the like in text outside code. Any other name stays as it is written. */
export function withEmoji(text: string): string {
  return text.replace(/(?<![\w:/]):([a-z0-9_+\\-]+):(?![\w:/])/g, (whole, written: string) => {
    const name = written.replaceAll('\\_', '_');
    return Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole;
  });
}
