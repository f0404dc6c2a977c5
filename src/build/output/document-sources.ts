import crypto from 'node:crypto';
import { unescapeHtml } from '../../page-model/escape-attribute';

/** Kinds of what documents hold that a content security policy has to allow. */
const KINDS = ['scripts', 'styles', 'styleAttributes', 'images', 'media'] as const;
type Kind = (typeof KINDS)[number];

/**
 * What the documents of a site hold that a content security policy may have to allow: hashes of inline
 * scripts, of `<style>` elements and of `style` attributes, as a policy names them, and origins of
 * pictures, and of videos and sounds, elsewhere.
 */
export type DocumentSources = Readonly<Record<Kind, ReadonlySet<string>>>;

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g;

/** The types of scripts that browsers run; any other is data. */
const EXECUTABLE = /^(?:|module|(?:text|application)\/javascript)$/i;

/** What several documents hold, in their order. */
export function mergeSources(documents: Iterable<DocumentSources>): DocumentSources {
  const merged = emptySources();
  for (const document of documents) {
    for (const kind of KINDS) for (const source of document[kind]) merged[kind].add(source);
  }
  return merged;
}

/** Reads a document as a host sends it. */
export function sourcesIn(html: string): DocumentSources {
  const found = emptySources();
  const markup = html.replace(INLINE, (_, name: string, attributes: string, text: string) => {
    const given = attributesOf(attributes);
    const isScript = name.toLowerCase() === 'script';
    if (!isScript || (!given.has('src') && EXECUTABLE.test(given.get('type') ?? ''))) {
      found[isScript ? 'scripts' : 'styles'].add(hashSource(text));
    }
    return '';
  });
  for (const [, name = '', text = ''] of markup.matchAll(TAG)) {
    if (!/\s(?:style|src|srcset|poster)=/i.test(text)) continue;
    const attributes = attributesOf(text);
    const style = attributes.get('style');
    if (style) found.styleAttributes.add(hashSource(style));
    if (/^(?:iframe|embed)$/i.test(name)) continue;
    for (const address of addressesOf(attributes)) {
      found[kindOf(name.toLowerCase(), address)].add(new URL(address).origin);
    }
  }
  return found;
}

const emptySources = () =>
  Object.fromEntries(KINDS.map((kind) => [kind, new Set<string>()])) as Record<Kind, Set<string>>;

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      unescapeHtml(double ?? single ?? bare ?? ''),
    ]),
  );
}

/** The addresses elsewhere that an element loads. */
function addressesOf(attributes: ReadonlyMap<string, string>): string[] {
  const candidates = (attributes.get('srcset') ?? '').split(',').map((part) => part.trim());
  return [attributes.get('src'), attributes.get('poster'), ...candidates]
    .map((text) => text?.split(/\s/)[0]?.replace(/^\/\//, 'https://') ?? '')
    .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
}

function kindOf(element: string, address: string): 'images' | 'media' {
  if (element === 'audio' || /\.(?:mp4|webm|ogg|mp3|m4a|wav)(?:[?#]|$)/i.test(address))
    return 'media';
  return 'images';
}

/** Of inline texts: thousands of pages hold the same ones. */
const hashes = new Map<string, string>();

/** What allows an inline text in a content security policy. */
export function hashSource(text: string): string {
  const digest = hashes.get(text) ?? crypto.createHash('sha256').update(text).digest('base64');
  hashes.set(text, digest);
  return `'sha256-${digest}'`;
}
