import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../config/diagnostics/problems';
import { isActive, schemeOf } from '../../config/settings/active-address';
import { type Allowance, allowanceFor } from '../../config/settings/allow-schema';
import { type PagePlace, placeOf } from './mistakes';
import {
  attribute,
  type Element,
  type ElementContent,
  h,
  replaceElements,
  type Root,
  text,
  textContent,
} from './tree';

export interface ActiveContext extends PagePlace {
  /** What the settings allow the page; nothing if left out. */
  readonly allowance?: Allowance;
  /** The page's path, for the fix. */
  readonly pagePath?: string;
}

type Checked = ActiveContext & { readonly allowance: Allowance };
type Mistake = Pick<Problem, 'message' | 'fix'>;
type Kind = 'scripts' | 'frames' | 'forms' | 'objects' | 'styles' | 'images';

/** Ids of the data with which the runtime starts, and of what it adopts. */
export const RESERVED_IDS: readonly string[] = ['site-page', 'site-build', '___gatsby'];

/**
 * Elements that no setting allows: they concern the whole document, or browsers read what is in them
 * in another way than the build does.
 */
const NEVER = new Set(
  'applet base fencedframe frame noembed noframes noscript plaintext portal template xmp'.split(
    ' ',
  ),
);

/** Attributes with addresses, as the tree names them, in lowercase: in pictures it keeps those. */
const ADDRESSES = new Set(
  'action background cite data formaction href longdesc manifest poster src xlinkhref'.split(' '),
);
const isAddress = (name: string) => ADDRESSES.has(name.toLowerCase());

/** What the policy has to allow for an address, by element and attribute. */
const LOADED = new Map<string, Kind>([
  ['script src', 'scripts'],
  ['script href', 'scripts'],
  ['script xlinkhref', 'scripts'],
  ['iframe src', 'frames'],
  ['object data', 'objects'],
  ['embed src', 'objects'],
  ['form action', 'forms'],
  ['button formaction', 'forms'],
  ['input formaction', 'forms'],
  ['link href', 'styles'],
]);

/** Data in a script element, which browsers do not run. */
const DATA_SCRIPT = /^(?:application|text)\/(?:[\w.-]+\+)?json$/i;

/** A picture in its address: it runs no scripts where it is shown as one. */
const PICTURE = /^data:image\//i;

/**
 * Takes out of a page what would run scripts, or load them and the like from elsewhere, unless the
 * settings allow it for this page. Done before anything else, on the HTML that components and
 * partials have become as well.
 */
export function refuseActiveContent(root: Root, given: ActiveContext): Problem[] {
  const context = { ...given, allowance: given.allowance ?? allowanceFor('', []) };
  const problems: Problem[] = [];
  replaceElements(root, (element) => {
    if (attribute(element, 'dataMistake') !== undefined) return undefined;
    const whole = wrongElement(element, context);
    const found = whole ? [whole] : wrongAttributes(element, context);
    problems.push(...found.map((mistake) => ({ ...likelyPlaceOf(element, context), ...mistake })));
    return whole && replacement(element);
  });
  return problems;
}

/** A frame elsewhere is worth a link. */
function replacement({ tagName, properties: { src, title } }: Element): ElementContent[] {
  if (tagName !== 'iframe' || typeof src !== 'string' || !/^https?:/.test(src)) return [];
  return [h('p', {}, [h('a', { href: src }, [text(typeof title === 'string' ? title : src)])])];
}

function wrongElement(element: Element, context: Checked): Mistake | undefined {
  const { tagName, properties } = element;
  if (NEVER.has(tagName) || isMetaOfDocument(element)) {
    return { message: `A page cannot have <${tagName}>.`, fix: 'Remove it.' };
  }
  const changed = String(properties.attributeName).trim();
  if (/^(?:animate\w*|set)$/i.test(tagName) && /href$|^on/i.test(changed)) {
    return { message: `<${tagName}> changes "${changed}".`, fix: 'Remove it.' };
  }
  const style = tagName === 'style' && wrongStyle(textContent(element), context);
  if (style) return { ...style, message: style.message.replace('%', () => `<${tagName}>`) };
  const isData = tagName === 'script' && DATA_SCRIPT.test(String(properties.type));
  if (tagName === 'script' && !isData && !properties.src && !properties.href) {
    if (!properties.xLinkHref && !context.allowance.scripts.includes('inline')) {
      return forbidden('The page has a script of its own', 'scripts', 'inline', context);
    }
  }
  if (properties.srcDoc !== undefined && tagName === 'iframe') {
    return {
      message: 'An <iframe> has its page in "srcdoc".',
      fix: 'Put that into a file, or into the page.',
    };
  }
  for (const name of Object.keys(properties)) {
    const kind = LOADED.get(`${tagName} ${name.toLowerCase()}`);
    const address = attribute(element, name);
    if (kind === undefined || address === undefined || kind === 'forms') continue;
    const mistake = wrongSource(element, kind, address, context);
    if (mistake) return mistake;
  }
  return undefined;
}

/** Other `<meta>` are data in the text: `itemprop`. */
function isMetaOfDocument({ tagName, properties }: Element): boolean {
  const { itemProp, httpEquiv, name } = properties;
  return tagName === 'meta' && (itemProp === undefined || httpEquiv !== undefined || !!name);
}

/** What an element loads, or where it sends a form, if that is not allowed. */
function wrongSource(
  element: Element,
  kind: Kind,
  address: string,
  context: Checked,
): Mistake | undefined {
  const { allowance } = context;
  const origin = originOf(address);
  const { tagName } = element;
  if (origin === undefined || isActive(address)) {
    return { message: `<${tagName}> loads "${address}".`, fix: 'Write an address.' };
  }
  const isOther = kind === 'styles' && !attribute(element, 'rel')?.includes('stylesheet');
  if (origin === 'self') {
    const isFree = (kind !== 'scripts' && kind !== 'objects') || allowance[kind].includes('self');
    if (isFree) return undefined;
  } else if (!isOther && allowance[kind].some((one) => originOf(one) === origin)) return undefined;
  if (isOther) return { message: `<${tagName}> loads "${address}".`, fix: 'Remove it.' };
  const what = kind === 'forms' ? 'A form is sent to' : `<${tagName}> loads`;
  return forbidden(`${what} "${address}"`, kind, origin, context);
}

function forbidden(what: string, kind: Kind, source: string, context: Checked): Mistake {
  const page = context.pagePath ?? '/…';
  return {
    message: `${what}, which the content security policy forbids.`,
    fix: `Remove it, or add { page: '${page}', ${kind}: ['${source}'] } to "allow" in site.config.ts.`,
  };
}

/** What is wrong with attributes, which are removed. */
function wrongAttributes(element: Element, context: Checked): Mistake[] {
  const { tagName, properties } = element;
  return Object.keys(properties).flatMap((name) => {
    const mistake = wrongAttribute(element, name, context);
    if (!mistake) return [];
    Reflect.deleteProperty(properties, name);
    return [{ ...mistake, message: mistake.message.replace('%', () => `<${tagName}>`) }];
  });
}

function wrongAttribute(element: Element, name: string, context: Checked): Mistake | undefined {
  const value = attribute(element, name) ?? '';
  if (name === 'dataHandler' || /^on[a-z]/i.test(name)) {
    const shown = name === 'dataHandler' ? value : name.toLowerCase();
    const fix = 'Remove it. A component in a file of its own can react to readers.';
    return { message: `% has "${shown}", which never runs.`, fix };
  }
  if (name === 'id' && RESERVED_IDS.includes(value) && !/^h[1-6]$/.test(element.tagName)) {
    return { message: `% has the id "${value}", which is the site’s.`, fix: 'Write another id.' };
  }
  if (name === 'ping') return { message: `% has a "ping".`, fix: 'Remove it.' };
  if (name === 'style') return wrongStyle(value, context);
  if (!isAddress(name)) return undefined;
  if (isActive(value) && !(PICTURE.test(value) && /^(?:img|source|image)$/.test(element.tagName))) {
    const scheme = schemeOf(value) ?? '';
    return { message: `% leads to a "${scheme}:" address.`, fix: 'Write the address of a page.' };
  }
  const kind = LOADED.get(`${element.tagName} ${name.toLowerCase()}`);
  if (kind) return wrongSource(element, kind, value, context);
  const isPart = /^(?:use|feImage|image)$/.test(element.tagName) && originOf(value) !== 'self';
  if (!isPart || PICTURE.test(value)) return undefined;
  return { message: `% loads "${value}".`, fix: 'Put it beside the page.' };
}

/** The first file elsewhere that a style loads, for which a page has no permission. */
function wrongStyle(style: string, context: Checked): Mistake | undefined {
  const { images, fonts, styles } = context.allowance;
  const allowed = ['self', ...[...images, ...fonts, ...styles].map(originOf)];
  for (const [, address = ''] of style.matchAll(LOADED_BY_STYLE)) {
    const origin = originOf(address);
    if (PICTURE.test(address) || allowed.includes(origin)) continue;
    const isHost = origin !== undefined && !isActive(address);
    if (isHost) return forbidden(`% loads "${address}"`, 'images', origin, context);
    return { message: `% loads "${address}".`, fix: 'Write the address of a file.' };
  }
  return undefined;
}

const LOADED_BY_STYLE = /(?:\burl\(\s*|@import\s+)["']?([^"')\s;]+)/gi;

/**
 * The origin of an address, as browsers read it; undefined if they cannot, or if it depends on the
 * scheme of the page: `https:a.example` is a file of the site only on https.
 */
function originOf(address: string): string | undefined {
  if (/^https?:(?![\\/]{2})/i.test(address.trim())) return undefined;
  const own = 'https://self.invalid';
  if (!URL.canParse(address, own)) return undefined;
  const { origin } = new URL(address, own);
  return origin === own ? 'self' : origin;
}

/** Without a mark, an element is at the first place in its file that can be it. */
function likelyPlaceOf(element: Element, context: Checked) {
  const place = placeOf(element, context);
  const line = place.line ?? lineIn(path.join(context.rootDir, place.file), element);
  return { check: 'activeContent', ...place, ...(line > 0 && { line }) } as const;
}

function lineIn(file: string, { tagName, properties }: Element): number {
  if (!fs.existsSync(file)) return 0;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const addresses = Object.keys(properties).filter(isAddress);
  const wanted = [...addresses.map((name) => String(properties[name])), `<${tagName}`];
  const places = wanted.map((part) =>
    part === '' ? -1 : lines.findIndex((one) => one.includes(part)),
  );
  return (places.find((at) => at >= 0) ?? -1) + 1;
}
