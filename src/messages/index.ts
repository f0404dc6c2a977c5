import { en } from './en';

/** The texts of the interface in one language: the compiler refuses a table that lacks one. */
export type Messages = Readonly<Record<keyof typeof en, string>>;

/** A translation is a file like `en.ts`, of the type `Messages`, and its line here. */
const LANGUAGES = { en } satisfies Readonly<Record<string, Messages>>;

const DEFAULT = 'en';

/** Whether there are texts in a language. @param tag BCP 47; `en-GB` has those of `en`. */
export function isTranslated(tag: string): boolean {
  return tableOf(tag) !== undefined;
}

/** The texts in a language, and the English ones where it has none. @param tag BCP 47. */
export function messagesOf(tag: string): Messages {
  return tableOf(tag) ?? LANGUAGES[DEFAULT];
}

function tableOf(tag: string): Messages | undefined {
  const tables: Readonly<Record<string, Messages>> = LANGUAGES;
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(tables, language) ? tables[language] : undefined;
}

/**
 * `MESSAGES.copy` and so on, for a bundler's `define`: each text is put in where it stands, so that a
 * bundle holds those it uses and nothing more.
 *
 * @returns names by values in JSON.
 */
export function messageDefines(tag: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messagesOf(tag)).map(([name, text]) => [
      `MESSAGES.${name}`,
      JSON.stringify(text),
    ]),
  );
}

/** Makes the texts of a language those of `MESSAGES` in this process, where no bundler does. */
export function speak(tag: string): void {
  Object.assign(globalThis, { MESSAGES: messagesOf(tag) });
}
