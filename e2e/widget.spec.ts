import { expect } from '@playwright/test';
import { WIDGET } from '../src/test/loopback-services';
import { RENAMED, test } from './sites';
import { open } from './support';

test.use({ baseURL: RENAMED });

test('the policy lets the widget run with its attributes, and nothing waits for it', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(WIDGET.src, async (route) => {
    await held;
    const body = 'window.given = { ...document.currentScript.dataset };';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const asked = page.waitForRequest(WIDGET.src);
  await open(page, '/room');
  await asked;
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Next / })
    .click();
  await expect(page).not.toHaveURL('/room');
  release();
  await expect
    .poll(() => page.evaluate(() => 'given' in window && window.given))
    .toEqual({
      projectId: 'docs',
      disclaimer: 'This is a custom model with access to all the documentation.',
      exampleQuestions: JSON.stringify([
        'How do I connect to a room?',
        'How do I sync a rigidbody?',
        'How does pricing work?',
      ]),
    });
});
