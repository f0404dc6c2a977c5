import type { BrowserContext } from '@playwright/test';

/**
 * Puts the site's fonts into its pages, so that the first layout has them. A reader whose connection
 * is slow gets the stand-ins for them, so what is measured in letters, and where the sidebar is
 * scrolled to, would depend on how busy the machine is.
 */
export async function showFontsAtOnce(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let body = (await response.text()).replace(/^(<!doctype html>\s*)?<html/i, '$& data-fonts=""');
    for (const [, address = ''] of body.matchAll(/url\((\/[^)]+\.woff2)\)/g)) {
      const font = await context.request.get(new URL(address, response.url()).href);
      const data = (await font.body()).toString('base64');
      body = body.replaceAll(`url(${address})`, `url(data:font/woff2;base64,${data})`);
    }
    // The policy allows neither: it has the style sheet's hash.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, body, headers });
  });
}
