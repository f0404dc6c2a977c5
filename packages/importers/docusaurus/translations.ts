import fs from 'node:fs';
import path from 'node:path';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { filesIn } from '../shared/files-in';
import { counted } from '../shared/tally';
import { MARKDOWN } from './docs-plugins';
import type { SourceSite } from './source-site';
import { languageIn } from './site-address';
import type { Values } from './values';

/** Lists the languages of a site besides its own, with what there is of each. */
export function leaveTranslations(config: Values, { siteDir, root, leave }: SourceSite): void {
  const i18n = config.values('i18n');
  const dir = path.resolve(siteDir, i18n.text('path') ?? 'i18n');
  const isLocale = (name: string) =>
    !name.startsWith('.') && placeIn(root, path.join(dir, name)) === 'folder';
  const isThere = placeIn(root, dir) === 'folder';
  const found = isThere ? fs.readdirSync(dir).filter(isLocale) : [];
  const all = [...new Set([...(i18n.texts('locales') ?? []), ...found])];
  const texts = all
    .filter((locale) => locale !== (languageIn(config) ?? 'en'))
    .map((locale) => {
      const files = filesIn(path.join(dir, locale), root);
      const pages = files.filter((file) => MARKDOWN.test(file)).length;
      const others = counted(files.length - pages, 'other file');
      return `${locale} (${files.length === 0 ? 'no files' : `${counted(pages, 'page')}, ${others}`})`;
    });
  if (texts.length === 0) return;
  const need = 'Build each language as a site, with "lang".';
  leave(`Translations: ${texts.join(', ')}`, need, config.place('i18n'));
}
