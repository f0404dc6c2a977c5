import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../config/diagnostics/write-whole';
import { entriesIn, isCategory, type ResolvedSidebar } from '../../page-model/nav-entry';
import { branchHtml, sidebarHtml } from '../../page-model/sidebar-html';

/**
 * Publishes what documents lack of the sidebars.
 *
 * - `sidebars/<name>.json`, if there are several: navigating to a page with a different one fetches
 *   it (`client/early/sidebar.ts`).
 * - `sidebars/<name>/<id>.json` for each branch: unfolding it fetches it
 *   (`client/on-demand/branches.ts`). Each entry is in one of them, so they grow with the sidebar.
 *
 * The names have no hash, so documents stay the same when a branch that they do not show changes,
 * and a tab that is open since before still finds its branches.
 */
export function publishSidebars(sidebars: readonly ResolvedSidebar[], publicDir: string): void {
  const dir = path.join(publicDir, 'sidebars');
  fs.rmSync(dir, { recursive: true, force: true });
  for (const { name, items } of sidebars) {
    if (sidebars.length > 1) writeHtml(path.join(dir, `${name}.json`), sidebarHtml(items, ''));
    for (const { entry } of entriesIn(items)) {
      if (isCategory(entry) && entry.branch?.page !== undefined) {
        const file = path.join(dir, name, `${entry.branch.id}.json`);
        writeHtml(file, branchHtml(entry, entry.branch));
      }
    }
  }
}

const writeHtml = (file: string, html: string) => writeWhole(file, JSON.stringify({ html }));
