import crypto from 'node:crypto';

/** What the documents of a site hold that a content security policy has to allow. */
export interface DocumentSources {
  /** Hashes of inline scripts, as a policy names them. */
  readonly scripts: ReadonlySet<string>;
  /** Hashes of `<style>` elements. */
  readonly styles: ReadonlySet<string>;
  /** Hashes of `style` attributes. */
  readonly styleAttributes: ReadonlySet<string>;
  /** Origins of pictures, of videos and sounds, and of frames elsewhere. */
  readonly images: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
  readonly frames: ReadonlySet<string>;
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g;

/** The types of scripts that browsers run; any other is data. */
const EXECUTABLE = /^(?:|module|(?:text|application)\/javascript)$/i;

/** Reads the documents of a site, each as a host sends it. */
export function documentSources(documents: Iterable<string>): DocumentSources {
  const found = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    styleAttributes: new Set<string>(),
    images: new Set<string>(),
    media: new Set<string>(),
    frames: new Set<string>(),
  };
  // Thousands of pages hold the same texts, which are hashed once.
  const seen = new Set<string>();
  for (const html of documents) {
    const markup = html.replace(INLINE, (_, name: string, attributes: string, text: string) => {
      const given = attributesOf(attributes);
      const isScript = name.toLowerCase() === 'script';
      if (!isScript || (!given.has('src') && EXECUTABLE.test(given.get('type') ?? ''))) {
        if (!seen.has(text)) found[isScript ? 'scripts' : 'styles'].add(hashSource(text));
        seen.add(text);
      }
      return '';
    });
    for (const [, name = '', text = ''] of markup.matchAll(TAG)) {
      if (!/\s(?:style|src|srcset|poster)=/i.test(text)) continue;
      const attributes = attributesOf(text);
      const style = attributes.get('style');
      if (style) found.styleAttributes.add(hashSource(style));
      for (const address of addressesOf(attributes)) {
        found[kindOf(name.toLowerCase(), address)].add(new URL(address).origin);
      }
    }
  }
  return found;
}

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

function kindOf(element: string, address: string): 'images' | 'media' | 'frames' {
  if (element === 'iframe' || element === 'embed') return 'frames';
  if (element === 'audio' || /\.(?:mp4|webm|ogg|mp3|m4a|wav)(?:[?#]|$)/i.test(address))
    return 'media';
  return 'images';
}

/** What allows an inline text in a content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&#39;|&#x27;|&apos;/gi, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
