import { expect } from '@playwright/test';
import { AUTHORING, test } from './sites';
import { sidewaysScroll } from './support';

test.use({ baseURL: `${AUTHORING}/` });

const FEATURES = 'guide/features';
const CAPTION = 'The Realtime component with the app key set';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an inspector is a figure of names and values, tooltips included', async ({ page }) => {
      await page.goto(FEATURES);
      const panel = page.getByRole('figure', { name: CAPTION });
      await expect(panel).toMatchAriaSnapshot(`
        - figure "${CAPTION}":
          - paragraph: GameObject Network
          - paragraph: Component Realtime
          - term: App Key
          - definition: a1b2-… From the dashboard, one per app
          - term: Connect On Start
          - definition: "on"
          - term: "This step: Room Name"
          - definition: Lobby
          - group:
            - text: Advanced
            - term: Max Instances
            - definition: "64"
            - term: Prefab
            - definition: Player (GameObject)
            - term: Mode
            - definition: Rigidbody
            - term: Delay
            - definition: 0.1 of 0 to 0.4
            - term: Position
            - definition: X 0 Y 1.5 Z 0
            - term: Tint
            - definition: Cyan
            - term: Debug
            - definition: "off"
          - paragraph: Button Create Model
          - text: ${CAPTION}
      `);
      await expect(panel.getByText('From the dashboard, one per app')).toBeVisible();
    });
  });
}

test('an inspector fits a phone, and its foldout opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(FEATURES);
  const panel = page.getByRole('figure', { name: CAPTION });
  await panel.scrollIntoViewIfNeeded();
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(360);
  expect(await sidewaysScroll(page)).toBe(0);
  await panel.getByText('Advanced').click();
  await expect(panel.getByText('Max Instances')).toBeHidden();
  await panel.getByText('Advanced').click();
  await expect(panel.getByText('Max Instances')).toBeVisible();
});
