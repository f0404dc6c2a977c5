import { readTokens } from './tokens';

export interface TokenGroup {
  /** The comment above the tokens. */
  readonly title: string;
  readonly tokens: readonly TokenEntry[];
}

export interface TokenEntry {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** All tokens of `tokens.css`, each once, grouped by the comments above them. */
export function tokenGroups(css: string): TokenGroup[] {
  const { light, dark } = readTokens(css);
  const groups: { title: string; names: Set<string> }[] = [];
  const seen = new Set<string>();
  for (const [, comment, name] of css.matchAll(/\/\*([\s\S]*?)\*\/|(--[\w-]+):/g)) {
    if (comment !== undefined) {
      groups.push({ title: comment.replace(/\s+/g, ' ').trim(), names: new Set() });
    } else if (name !== undefined && light.has(name) && !seen.has(name)) {
      seen.add(name);
      groups.at(-1)?.names.add(name);
    }
  }
  return groups
    .filter(({ names }) => names.size > 0)
    .map(({ title, names }) => ({
      title,
      tokens: [...names].map((name) => ({
        name,
        light: light.get(name) ?? '',
        dark: dark.get(name) ?? '',
      })),
    }));
}
