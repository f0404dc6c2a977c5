import { escapeAttribute } from './escape-attribute';
import { breakableHtml } from './name-breaks';
import { isCategory, type NavEntry } from './nav-entry';

/**
 * A sidebar as static HTML, with the current page marked and its categories open. Pages differ only
 * in these, and `browser/early/sidebar.ts` updates them after a navigation.
 */
export function sidebarHtml(items: readonly NavEntry[], currentPath: string): string {
  let count = 0;
  return list(items);

  function list(entries: readonly NavEntry[], id?: string): string {
    return `<ul${id ? ` id="${id}"` : ''}>${entries.map(entry).join('')}</ul>`;
  }

  function entry(item: NavEntry): string {
    if (!isCategory(item))
      return `<li>${link(item.label, item.href, 'code' in item && item.code)}</li>`;
    const id = `nav-${++count}`;
    const open = !item.collapsed || contains(item, currentPath);
    const label = escapeAttribute(item.label);
    const button = (content: string, name = '') =>
      `<button type="button" data-collapse aria-expanded="${open}" aria-controls="${id}"${name}>${content}</button>`;
    const head = !item.collapsible
      ? item.href
        ? link(item.label, item.href)
        : `<span class="nav-label">${label}</span>`
      : item.href
        ? link(item.label, item.href) +
          button('', ` aria-label="${MESSAGES.pagesOf.replace('{category}', () => label)}"`)
        : button(label);
    const state = item.collapsible && !open ? ' data-collapsed' : '';
    return `<li class="nav-category"${state}><div class="nav-head">${head}</div>${list(item.items, id)}</li>`;
  }

  function link(label: string, href: string, code?: boolean): string {
    const current = href === currentPath ? ' aria-current="page"' : '';
    const rel = /^https?:/.test(href) ? ' rel="noopener"' : '';
    const text = code ? `<code>${codeLabel(label)}</code>` : escapeAttribute(label);
    return `<a href="${escapeAttribute(href)}"${current}${rel}>${text}</a>`;
  }
}

/** Short names fit on a line, and pages have many of them. */
function codeLabel(name: string): string {
  return name.length > 22 ? breakableHtml(name, escapeAttribute) : escapeAttribute(name);
}

function contains(entry: NavEntry, path: string): boolean {
  return (
    entry.href === path || (isCategory(entry) && entry.items.some((item) => contains(item, path)))
  );
}
