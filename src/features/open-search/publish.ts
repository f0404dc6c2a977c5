import type { Files } from '../../build/bundling/publish-files';
import { enabledSearch } from '../../config/settings/public-settings';
import type { Settings } from '../../config/settings/schema';
import { escapeAttribute } from '../../page-model/escape-attribute';
import { OPEN_SEARCH_PATH, SEARCH_PATH } from '../../routes';

/** Letters that the format has room for. */
const MAX_NAME = 16;

/** What browsers need to offer the site's search in their address bars; nothing if it is off. */
export function openSearchFiles(settings: Settings): Files {
  if (!settings.openSearch || !enabledSearch(settings)) return [];
  const { title, tagline, product, lang, url } = settings;
  const name = title.length <= MAX_NAME ? title : product.name.slice(0, MAX_NAME);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeAttribute(name)}</ShortName>
  <LongName>${escapeAttribute(title.slice(0, 48))}</LongName>
  <Description>${escapeAttribute(tagline)}</Description>
  <Language>${lang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${escapeAttribute(url)}/favicon.ico</Image>
  <Url type="text/html" template="${escapeAttribute(url + SEARCH_PATH)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return [[OPEN_SEARCH_PATH, text]];
}
