import { withBase } from '../base-path';
import { escapeAttribute } from './escape-attribute';
import { breakableHtml } from './name-breaks';
import { type Branch, isCategory, type NavCategory, type NavEntry } from './nav-entry';

/**
 * A sidebar as static HTML, with the current page marked and its categories open. Pages differ only
 * in these, and `client/early/sidebar.ts` updates them after a navigation. Of a divided sidebar,
 * only the top level and the branches that lead to the page are in it; the other branches are links
 * until `client/on-demand/branches.ts` unfolds them.
 *
 * @param branches the ids of the branches that lead to the page.
 */
export function sidebarHtml(
  items: readonly NavEntry[],
  currentPath: string,
  branches: readonly string[] = [],
): string {
  let count = 0;
  return list(items);

  function list(entries: readonly NavEntry[], id?: string): string {
    const isCode = UNTRANSLATED && entries.every((item) => 'code' in item && item.code);
    return `<ul${id ? ` id="${id}"` : ''}${isCode ? ' translate="no"' : ''}>${entries.map(entry).join('')}</ul>`;
  }

  function entry(item: NavEntry): string {
    if (!isCategory(item))
      return `<li>${link(item.label, item.href, 'code' in item && item.code)}</li>`;
    return item.branch ? branch(item, item.branch) : category(item);
  }

  function category(item: NavCategory): string {
    const id = `nav-${++count}`;
    const open = !item.collapsed || contains(item, currentPath);
    const head = !item.collapsible
      ? item.href
        ? link(item.label, item.href)
        : `<span class="nav-label">${escapeAttribute(item.label)}</span>`
      : item.href
        ? link(item.label, item.href) + chevron(item.label, id, open)
        : button(escapeAttribute(item.label), id, open);
    return folding(!item.collapsible || open, head, list(item.items, id));
  }

  function branch({ label, href, items: inside }: NavCategory, { id, page }: Branch): string {
    const listId = branchListId(id);
    const open = branches.includes(id);
    const name = href
      ? link(label, href)
      : page &&
        `<a href="${escapeAttribute(withBase(page))}" data-first>${escapeAttribute(label)}</a>`;
    const head = name
      ? name + chevron(label, listId, open, 'branch')
      : button(escapeAttribute(label), listId, open, 'branch');
    return folding(open, head, open || !page ? list(inside, listId) : '');
  }

  function link(label: string, href: string, code?: boolean): string {
    const current = href === currentPath ? ' aria-current="page"' : '';
    const rel = /^https?:/.test(href) ? ' rel="noopener"' : '';
    const text = code ? `<code>${codeLabel(label)}</code>` : escapeAttribute(label);
    return `<a href="${escapeAttribute(withBase(href))}"${current}${rel}>${text}</a>`;
  }
}

/** The id of a branch's list, in documents and in the branch's file. */
const branchListId = (id: string) => `nav-${id}`;

/** What unfolding a branch adds to it: the level below, with its own branches folded. */
export function branchHtml(category: NavCategory, { id }: Branch): string {
  return sidebarHtml(category.items, '').replace('<ul', `<ul id="${branchListId(id)}"`);
}

/** A category with its button or link and its list, if it has one here. */
function folding(open: boolean, head: string, list: string): string {
  const state = open ? '' : ' data-collapsed';
  return `<li class="nav-category"${state}><div class="nav-head">${head}</div>${list}</li>`;
}

/** `branch` for lists that a document may lack; `client/early/on-demand-scripts.ts` asks for it. */
type Folds = 'branch' | '';

function button(content: string, listId: string, open: boolean, folds: Folds = '', name = '') {
  const collapse = folds && `="${folds}"`;
  return `<button type="button" data-collapse${collapse} aria-expanded="${open}" aria-controls="${listId}"${name}>${content}</button>`;
}

/** The button beside a category that is a link. */
function chevron(label: string, listId: string, open: boolean, folds: Folds = ''): string {
  const name = MESSAGES.pagesOf.replace('{category}', () => escapeAttribute(label));
  return button('', listId, open, folds, ` aria-label="${name}"`);
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
