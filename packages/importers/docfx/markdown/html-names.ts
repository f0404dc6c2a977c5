import { HTML } from '../../foreign-markdown/html-tags';
import { stylesOf } from '../../foreign-markdown/text-styles';
import { ownValue } from '../../../../src/config/diagnostics/own-value';
import { isActive } from '../../../../src/config/settings/active-address';

const list = (names: string) => new Set(names.split(' '));

/** Elements that stand in a line of text. */
export const INLINE = list(
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark meter nobr output progress q ruby rt rp s samp select small span strike strong sub sup time tt u var wbr br xref',
);

/** All elements that readers may see; any other name between brackets is text: `List<T>`. */
export const KNOWN: ReadonlySet<string> = new Set([...HTML, ...INLINE, 'head', 'title']);

/** Elements that say something about a document and show nothing. */
export const INVISIBLE = list('base body head html link meta title');

/** Attributes whose name in JSX differs from that in HTML by capital letters only. */
const CAPITALIZED =
  'colSpan rowSpan cellPadding cellSpacing frameBorder marginHeight marginWidth allowFullScreen autoPlay playsInline tabIndex srcSet useMap dateTime referrerPolicy crossOrigin maxLength readOnly';

const JSX_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CAPITALIZED.split(' ').map((name) => [name.toLowerCase(), name])),
  class: 'className',
  for: 'htmlFor',
  'accept-charset': 'acceptCharset',
  'http-equiv': 'httpEquiv',
  'xlink:href': 'xlinkHref',
  'xml:space': 'xmlSpace',
};

const svgName = (name: string): string =>
  /^(?:stroke|fill|font|text|clip|stop|color|dominant|marker|letter|word)-/.test(name)
    ? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name;

/** An attribute as JSX has it; undefined if it is a handler, or if JSX cannot have it. */
export function jsxAttribute(name: string, value: string | true): string | undefined {
  const lower = name.toLowerCase();
  if (/^on/.test(lower) || !/^[a-z][\w:.-]*$/i.test(name)) return undefined;
  if (lower === 'style') return value === true ? undefined : `style={{ ${styleOf(value)} }}`;
  const known = ownValue(JSX_NAMES, lower) ?? (/[a-z][A-Z]/.test(name) ? name : svgName(lower));
  if (known.includes(':') || known.includes('.')) return undefined;
  if (value === true) return known;
  return `${known}="${value
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/\s*\n\s*/g, ' ')}"`;
}

function styleOf(css: string): string {
  return Object.entries(stylesOf(css.replace(/\s*!important\s*(?=;|$)/g, '')))
    .map(([name, value]) => {
      const key = name.startsWith('--') ? `'${name}'` : name;
      return `${key}: '${value.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;
    })
    .join(', ');
}

const ADDRESSES =
  /^(?:href|src|srcset|action|formaction|poster|data|background|cite|ping|xlink:href)$/i;

export const isDataPicture = (url: string): boolean => /^\s*data:image\//i.test(url);

/** Whether an attribute has an address that would run, or show a page that is written into it. */
export function runs(element: string, name: string, value: string | true): boolean {
  if (value === true || !ADDRESSES.test(name) || !isActive(value)) return false;
  return !(/^(?:img|source|image|video)$/.test(element) && isDataPicture(value));
}
