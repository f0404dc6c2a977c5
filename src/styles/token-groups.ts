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
  const groups: { title: string; tokens: TokenEntry[] }[] = [];
  const seen = new Set<string>();
  for (const [, comment, name = ''] of css.matchAll(/\/\*([\s\S]*?)\*\/|(--[\w-]+):/g)) {
    const value = light.get(name);
    if (comment !== undefined) {
      groups.push({ title: comment.replace(/\s+/g, ' ').trim(), tokens: [] });
    } else if (value !== undefined && !seen.has(name)) {
      seen.add(name);
      groups.at(-1)?.tokens.push({ name, light: value, dark: dark.get(name) ?? '' });
    }
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}
