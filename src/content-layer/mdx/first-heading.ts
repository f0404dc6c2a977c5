/** The text of the first `# heading` of a Markdown text; undefined where there is none. */
export function firstHeading(body: string): string | undefined {
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (marker && (!fence || line.trim().startsWith(fence))) fence = fence ? undefined : marker;
    const heading = fence ? undefined : /^#\s+(.+?)\s*(?:\{#[\w-]+\})?\s*#*$/.exec(line)?.[1];
    if (heading)
      return heading.replace(/[*_`]|\\(?=[<{])/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  }
  return undefined;
}
