import { en } from './en';

/** The texts of the interface in one language; the compiler rejects an incomplete table. */
export type Messages = Readonly<Record<keyof typeof en, string>>;

/** To add a translation, add a file like `en.ts` of the type `Messages`, and list it here. */
const LANGUAGES: Readonly<Record<string, Messages>> = { en };

/** Whether there are texts in a language. @param tag BCP 47; `en-GB` uses those of `en`. */
export function isTranslated(tag: string): boolean {
  return tableOf(tag) !== undefined;
}

/** The texts in a language, or the English ones if it has none. @param tag BCP 47. */
export function messagesFor(tag: string): Messages {
  return tableOf(tag) ?? en;
}

function tableOf(tag: string): Messages | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
}

/**
 * `MESSAGES.copy` and so on, for a bundler's `define`: each text is inlined where it is used, so a
 * bundle contains only the texts it uses.
 *
 * @returns each text as JSON, by name.
 */
export function messageDefines(tag: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messagesFor(tag)).map(([name, text]) => [
      `MESSAGES.${name}`,
      JSON.stringify(text),
    ]),
  );
}

/** Defines `MESSAGES` for this process, which no bundler does, with the texts of a language. */
export function installMessages(tag: string): void {
  Object.assign(globalThis, { MESSAGES: messagesFor(tag) });
}
