import { escapedUnits } from './as-jsx';

const NAMES =
  'a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas ' +
  'caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em ' +
  'embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr html i ' +
  'iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript ' +
  'object ol optgroup option output p param picture pre progress q rp rt ruby s samp section ' +
  'select slot small source span strike strong sub summary sup table tbody td template textarea ' +
  'tfoot th thead time tr track tt u ul var video wbr ' +
  'circle defs ellipse g line path polygon polyline rect svg text tspan use';

/** The elements of pages, in lower case. */
export const HTML: ReadonlySet<string> = new Set(NAMES.split(' '));

/** Elements without content: HTML does not close them. */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

export const isVoid = (element: string): boolean => VOID.has(element.toLowerCase());

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Comments, scripts, tags, and what is neither but has a meaning in MDX. */
const TOKEN =
  /<!--[^]*?(?:-->|$)|<script(?:\s[^>]*)?>[^]*?<\/script\s*>|<(\/?)([A-Za-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>|[<{]/g;

/**
 * Writes HTML as JSX that means the same. Tags with other names are shown as they are written.
 * Lines stay as they are.
 *
 * @param keeps whether a brace at an index of the text has a meaning of its own.
 */
export function htmlAsJsx(html: string, keeps: (index: number) => boolean = () => false): string {
  return html.replace(TOKEN, (token, ...[slash, name, attributes, index]: TokenParts) => {
    if (token.startsWith('<!--')) return token;
    if (/^<script/i.test(token) && token.endsWith('>')) return token.replace(SCRIPT, scriptAsJsx);
    if (name === undefined) return keeps(index) ? token : `\\${token}`;
    const element = name.toLowerCase();
    if (!HTML.has(element) && !element.includes('-')) return `\\${token.replace(/\{/g, '\\{')}`;
    if (slash === '/') return isVoid(element) ? '' : `</${element}>`;
    const isClosed = isVoid(element) || (token.endsWith('/>') && SVG.test(element));
    return `<${element}${attributesAsJsx(attributes ?? '')}${isClosed ? ' /' : ''}>`;
  });
}

/** Its text is not Markdown, and React would escape it. */
const SCRIPT = /^<script((?:\s[^>]*)?)>([^]*?)<\/script\s*>$/i;

function scriptAsJsx(whole: string, attributes: string, code: string): string {
  const lines = '\n'.repeat(whole.split('\n').length - 1);
  return `<script${attributesAsJsx(attributes)} dangerouslySetInnerHTML={{ __html: '${escapedUnits(code)}' }} />${lines}`;
}

type Group = string | undefined;
type TokenParts = [slash: Group, name: Group, attributes: Group, index: number];

/** Parts of pictures can close themselves; HTML overlooks the slash of its own elements. */
const SVG = /^(?:circle|ellipse|g|line|path|polygon|polyline|rect|svg|text|tspan|use)$/;

function attributesAsJsx(attributes: string): string {
  return attributes.replace(ATTRIBUTE, (_, name: string, value?: string) => {
    if (!/^[A-Za-z_][\w-]*(?::[\w-]+)?$/.test(name)) return '';
    if (value === undefined) return name;
    return `${name}=${/^["']/.test(value) ? value : `"${value}"`}`;
  });
}
