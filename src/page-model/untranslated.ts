import { TAG } from '../base-path';

/** For this process, which no bundler does: whether the site's settings have `untranslatedCode`. */
export function installUntranslatedCode(isOn: boolean): void {
  Object.assign(globalThis, { UNTRANSLATED: isOn ? 'no' : undefined });
}

const CODE = /^<(?:code[\s>]|span class="api-type)/;

/** HTML whose code, and names of types and members, browsers' translators leave as they are. */
export function untranslated(html: string): string {
  if (!UNTRANSLATED) return html;
  return html.replace(TAG, (tag) =>
    CODE.test(tag) ? tag.replace(/^<\w+/, '$& translate="no"') : tag,
  );
}

/** The same for the lists inside a list: in the contents of a class page, these are of members. */
export function untranslatedLists(toc: string): string {
  return UNTRANSLATED ? toc.replaceAll('</a><ul>', '</a><ul translate="no">') : toc;
}
