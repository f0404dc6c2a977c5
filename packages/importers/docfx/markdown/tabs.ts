import { type Node, raw, textOf, walkTree } from './tree';

interface Tab {
  readonly id: string;
  /** The tab of another group with which this one is shown. */
  readonly condition?: string;
  readonly label: string;
  readonly children: Node[];
}

/**
 * Replaces `# [Windows](#tab/windows)` and what follows, up to a rule, with tabs. Groups with the
 * same tabs are chosen together, as in DocFX.
 */
export function tabsToComponents(root: Node): void {
  walkTree(root, (parent) => {
    const { children } = parent;
    if (!children?.some((node) => tabOf(node) !== undefined)) return;
    const result: Node[] = [];
    let tabs: Tab[] = [];
    let at: Node | undefined;
    const end = () => {
      if (tabs.length > 0) result.push(...component(tabs, at));
      tabs = [];
    };
    for (const node of children) {
      const tab = tabOf(node);
      if (tab) {
        at = tabs.length === 0 ? node : at;
        tabs.push(tab);
      } else if (tabs.length > 0 && node.type === 'thematicBreak') end();
      else (tabs.at(-1)?.children ?? result).push(node);
    }
    end();
    parent.children = result;
  });
}

function tabOf(node: Node): Tab | undefined {
  const [link, ...others] = node.children ?? [];
  if (node.type !== 'heading' || link?.type !== 'link') return undefined;
  if (others.some((other) => textOf(other).trim() !== '')) return undefined;
  const match = /^#tab\/([^/?#]+)(?:\/([^/?#]+))?/.exec(link.url ?? '');
  if (!match) return undefined;
  const [, id = '', condition] = match;
  return { id, label: textOf(link).trim(), children: [], ...(condition && { condition }) };
}

function component(tabs: readonly Tab[], at: Node | undefined): Node[] {
  const ids = [...new Set(tabs.map(({ id }) => id))].sort();
  const several = (tab: Tab) => tabs.filter(({ id }) => id === tab.id).length > 1;
  const items = tabs.flatMap((tab) => {
    const isOneOfSeveral = several(tab) && tab.condition !== undefined;
    const value = isOneOfSeveral ? `${tab.id}-${tab.condition}` : tab.id;
    const label = isOneOfSeveral ? `${tab.label} (${tab.condition})` : tab.label;
    return [
      raw(`<TabItem value="${quoted(value)}" label="${quoted(label)}">`, at),
      ...tab.children,
      raw('</TabItem>', at),
    ];
  });
  return [raw(`<Tabs groupId="${quoted(ids.join('-'))}">`, at), ...items, raw('</Tabs>', at)];
}

const quoted = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
