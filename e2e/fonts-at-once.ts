import type { BrowserContext } from '@playwright/test';

/**
 * Makes pages wait for the site's fonts. A reader whose connection is slow gets the stand-ins for
 * them, so what is measured in letters would depend on how busy the machine is.
 */
export async function showFontsAtOnce(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replace(/font-display:\s*fallback/g, 'font-display:block')
      .replace(/^(<!doctype html>\s*)?<html/i, '$& data-fonts=""');
    // The policy allows the style sheet by its hash.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, body, headers });
  });
}
