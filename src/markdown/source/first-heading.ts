import { fenceReader } from './fences';

/** The text of the first `# heading` in a Markdown text; undefined if there is none. */
export function firstHeading(body: string): string | undefined {
  const inFence = fenceReader();
  for (const line of body.split('\n')) {
    if (inFence(line)) continue;
    const heading = /^#\s+(.+?)(?:\s+#+)?(?:\s*\\?\{#[\w-]+\})?(?:\s+#+)?\s*$/.exec(line)?.[1];
    if (heading) return withoutMarkup(heading);
  }
  return undefined;
}

function withoutMarkup(heading: string): string {
  return heading
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part.slice(1, -1)
        : part
            .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/\*|(?<!\w)_+|_+(?!\w)|\\(?=[<{])/g, ''),
    )
    .join('');
}
