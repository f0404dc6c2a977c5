import crypto from 'node:crypto';
import type { Browser } from '@playwright/test';

/** What pictures depend on besides the site: another one draws letters differently. */
export interface Machine {
  readonly chromium: string;
  readonly platform: string;
  /** Of letters as this machine draws them, in each of its families. */
  readonly glyphs: string;
}

const LETTERS = ['sans-serif', 'serif', 'monospace', 'Arial', 'system-ui']
  .map((family) => `<p style="font: 24px ${family}">Rings &amp; rooms, 0123</p>`)
  .join('');

export async function machineOf(browser: Browser): Promise<Machine> {
  const page = await browser.newPage({ viewport: { width: 400, height: 320 } });
  await page.setContent(LETTERS);
  const picture = await page.screenshot();
  await page.close();
  return {
    chromium: browser.version(),
    platform: `${process.platform} ${process.arch}`,
    glyphs: crypto.createHash('sha256').update(picture).digest('hex').slice(0, 16),
  };
}

/** What differs between two machines; empty if pictures of one can be compared with the other's. */
export function differencesOf(a: Machine, b: Machine): string[] {
  const keys = ['chromium', 'platform', 'glyphs'] as const;
  return keys.flatMap((key) => (a[key] === b[key] ? [] : [`${key} ${a[key]} and ${b[key]}`]));
}
