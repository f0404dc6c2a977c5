import { expect } from '@playwright/test';
import { MAIN, test } from './sites';

const TYPE = 'application/opensearchdescription+xml';

test('a browser that has been at home searches the site from its address bar', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', TYPE);
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe(`${TYPE}; charset=utf-8`);
  const [, template = ''] = /<Url .*template="([^"]*)"/.exec(await file.text()) ?? [];
  const { origin, pathname, search } = new URL(template.replace('{searchTerms}', 'voice chat'));
  expect(origin).toBe('https://docs.tandem.example');
  await page.goto(MAIN + pathname + search);
  await expect(page.getByRole('main').getByRole('status')).toContainText('for "voice chat"');
  await expect(link).toHaveCount(1);
  await page.goto('/room');
  await expect(link).toHaveCount(0);
});
