import { showFontsAtOnce } from './fonts-at-once';
import { expect, type Locator, type Page } from '@playwright/test';
import { AUTHORING, test } from './sites';
import { open, sidewaysScroll } from './support';

const main = (page: Page) => page.getByRole('main');
const member = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 3, name: new RegExp(`^${name} Link`) });
const CLASSES = '/reference/classes';

/** What opens a row lies over its texts. */
async function clickAt(page: Page, text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (box) await page.mouse.click(box.x + 20, box.y + box.height / 2);
}

test('each member has one place, to which the table of contents leads', async ({ page }) => {
  await page.goto(`${CLASSES}/RealtimeView`);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'RequestOwnership', exact: true }).click();
  await expect(page).toHaveURL(`${CLASSES}/RealtimeView#RequestOwnership`);
  await expect(member(page, 'RequestOwnership')).toBeInViewport();
  await expect(main(page).getByText('Makes this client the owner')).toHaveCount(1);
  await expect(main(page).getByRole('img', { name: 'Method', exact: true })).toHaveCount(8);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the members come first, the example and what there is to read below them', async ({
  page,
}) => {
  await page.goto(`${CLASSES}/RealtimeView`);
  const sections = main(page).getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(
    ['Members', 'Properties', 'Events', 'Methods', 'Example', 'Remarks', 'See also', 'Used by'].map(
      (title) => `${title}#`,
    ),
  );
  await page.goto(`${CLASSES}/DisconnectReason`);
  await expect(sections).toHaveText(
    ['Values', 'Example', 'Remarks', 'See also', 'Used by'].map((title) => `${title}#`),
  );
});

test('where a type is used is listed, long lists folded, which are open on paper', async ({
  page,
}) => {
  await page.goto(`${CLASSES}/RealtimeView#section-mentioned-in`);
  await expect(main(page).getByRole('term').filter({ hasText: 'Mentioned in' })).toBeInViewport();
  const giving = main(page).getByRole('link', { name: 'RealtimeViewModel.view', exact: true });
  const guide = main(page).getByRole('link', { name: 'TDM2005: Takeover prevented', exact: true });
  await expect(giving).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(giving).toBeVisible();
  await expect(guide).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await main(page)
    .getByText(/^\d+ guides$/)
    .click();
  await expect(guide).toHaveAttribute('href', '/errors/TDM2005');
  await main(page)
    .getByText(/^\d+ members$/)
    .click();
  await giving.click();
  await expect(page).toHaveURL(`${CLASSES}/RealtimeViewModel#view`);
});

test('a member lists the samples that use it, and each link shows the line', async ({ page }) => {
  await page.goto(`${CLASSES}/RealtimeView`);
  const own = main(page).getByRole('group').filter({ hasText: 'public void RequestOwnership()' });
  const links = own.getByRole('link', { name: ' › ' });
  await expect(links.first()).toBeHidden();
  await clickAt(page, main(page).getByText('Makes this client the owner'));
  await expect(links).toHaveCount(5);
  const [address = '', line = ''] = await links
    .first()
    .evaluate((link: HTMLAnchorElement) => decodeURIComponent(link.href).split(':~:text='));
  expect(line).toContain('.RequestOwnership(');
  // With the scripts that show pages in place, too: they leave it to the browser.
  await links.first().click();
  await expect(page).toHaveURL(address);
  await expect(main(page).locator('pre').filter({ hasText: line }).first()).toBeInViewport();
});

test('an address leads to an inherited member on the page of the type, and unfolds it', async ({
  page,
}) => {
  await page.goto(`${CLASSES}/RealtimeTransform#ownerIDSelf`);
  const link = main(page).getByRole('link', { name: 'ownerIDSelf', exact: true });
  await expect(link).toBeVisible();
  await expect(link).toBeInViewport();
});

test('the box of the filter has room for a name, and no kind in its bar is cut off', async ({
  page,
}) => {
  for (const [width, least] of [
    [360, 220],
    [1440, 280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${CLASSES}/RealtimeView`);
    const box = await page.getByRole('searchbox', { name: 'Filter the members' }).boundingBox();
    expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(least);
    expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44);
    const kinds = main(page)
      .getByRole('list')
      .filter({ hasText: /Properties \d/ });
    const hidden = await kinds.evaluateAll((lists) =>
      lists.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(hidden, `${width} px`).toEqual([0]);
    // What is found does not push it down.
    const top = (await kinds.boundingBox())?.y;
    await page.getByRole('searchbox').fill('own');
    await expect(main(page).getByRole('status')).toHaveText('18 of 38');
    expect((await kinds.boundingBox())?.y, `${width} px`).toBe(top);
  }
});

test('a filter narrows the members, and says how many match', async ({ page }) => {
  await page.goto(`${CLASSES}/WriteStream`);
  await page.getByRole('searchbox', { name: 'Filter the' }).fill('vector');
  await expect(main(page).getByRole('status')).toHaveText('3 of 34');
  const shown = main(page).getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(shown).toHaveCount(3);
  await expect(member(page, 'WriteVector3')).toBeVisible();
  await expect(member(page, 'WriteColor')).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Constructors' })).toBeHidden();

  // A link to what is filtered out shows all again.
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'WriteColor' }).click();
  await expect(member(page, 'WriteColor')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the bar stays in sight, leaves the kinds that are pressed, and marks them in the contents', async ({
  page,
}) => {
  await page.goto(`${CLASSES}/RealtimeView`);
  const box = page.getByRole('searchbox', { name: 'Filter the members' });
  await box.fill('RequestOwnership');
  await expect(main(page).getByRole('status')).toHaveText('2 of 38');
  const methods = main(page).getByRole('button', { name: 'Methods' });
  await expect(methods).toHaveText('Methods 2');
  await box.fill('');
  await methods.press('Enter');
  await expect(methods).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('status')).toHaveText('8 of 38');
  await expect(member(page, 'isRoot')).toBeHidden();
  await member(page, 'UnregisterComponent').scrollIntoViewIfNeeded();
  await expect(box).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const color = (name: string) =>
    contents.getByRole('link', { name, exact: true }).evaluate((a) => getComputedStyle(a).color);
  expect(await color('ClearOwnership')).not.toBe(await color('isRoot'));
  await methods.press('Enter');
  await expect(member(page, 'isRoot')).toBeVisible();
});

test('a row opens by click, by its address and on paper, and all open here and on later pages', async ({
  page,
}) => {
  const remark = (text: string) => main(page).getByText(text);
  const owner = 'You may write immediately.';
  await page.goto(`${CLASSES}/RealtimeView`);
  await expect(remark(owner)).toBeHidden();
  await clickAt(page, main(page).getByText('Makes this client the owner'));
  await expect(remark(owner)).toBeVisible();
  await clickAt(page, member(page, 'RequestOwnership'));
  await expect(remark(owner)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(remark(owner)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'RequestOwnership', exact: true }).click();
  await expect(remark(owner)).toBeVisible();
  await expect(member(page, 'RequestOwnership')).toBeInViewport();

  const all = main(page).getByRole('button', { name: 'Expand all' });
  // Shows that the script has started.
  await page.getByRole('searchbox', { name: 'Filter the members' }).fill('isRoot');
  await expect(main(page).getByRole('status')).toHaveText('1 of 38');
  await all.click();
  await expect(main(page).getByText('public bool isRoot { get; }')).toBeVisible();
  await page.goto(`${CLASSES}/Room`);
  await expect(main(page).getByText('public int clientCount { get; }')).toBeVisible();
  await all.click();
  await expect(main(page).getByText('public int clientCount { get; }')).toBeHidden();
  await page.reload();
  await expect(all).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone, too, an open row says its sentence first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${CLASSES}/RealtimeView#isRoot`);
  const top = async (text: string) => (await main(page).getByText(text).boundingBox())?.y;
  await expect(main(page).getByText('public bool isRoot { get; }')).toBeVisible();
  expect(await top('Whether there is no view above')).toBeLessThan(
    (await top('public bool isRoot { get; }')) ?? 0,
  );
});

for (const [width, most] of [
  [1440, 4000],
  [360, 6000],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test(`the members of RealtimeView begin in the first screen, and it ends after ${most} px`, async ({
      page,
      context,
    }) => {
      await showFontsAtOnce(context);
      await page.goto(`${CLASSES}/RealtimeView`);
      await page.evaluate(() => document.fonts.ready);
      await expect(member(page, 'realtime')).toBeInViewport();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(most);
    });

    test('nothing on a class page is set smaller than a caption, 13 px', async ({ page }) => {
      await page.goto(`${CLASSES}/RealtimeView`);
      const small = await main(page).evaluate((root) => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          if (!parent || text.textContent?.trim() === '') continue;
          const size = parseFloat(getComputedStyle(parent).fontSize);
          if (size < 12.9) found.push(`${size} ${text.textContent ?? ''}`);
        }
        return found;
      });
      expect(small).toEqual([]);
    });
  });
}

for (const width of [360, 768, 1280, 1440])
  test(`at ${width} px, rows say all of their sentence, and types end in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${CLASSES}/RealtimeView`);
    const longest = main(page).getByText("descendants that don't belong to another view.");
    await expect(longest).toBeVisible();
    const cut = await longest.evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    const types = await main(page)
      .getByText('bool', { exact: true })
      .evaluateAll((all) => all.map((type) => Math.round(type.getBoundingClientRect().right)));
    expect(types.filter((right) => right > 0).length).toBeGreaterThan(10);
    expect(new Set(types.filter((right) => right > 0)).size).toBe(1);
  });

test('a property that cannot be set says so', async ({ page }) => {
  await page.goto(`${CLASSES}/RealtimeView`);
  const row = (name: string) => main(page).locator(`[id="${name}"]`).locator('..');
  await expect(row('isRoot')).toContainText('read-only bool');
  await expect(row('preventOwnershipTakeover')).not.toContainText('read-only');
});

test('the filter finds inherited members in their folded lists', async ({ page }) => {
  await page.goto(`${CLASSES}/RealtimeTransform`);
  const box = page.getByRole('searchbox', { name: 'Filter the members' });
  const link = main(page).getByRole('link', { name: 'realtimeView', exact: true });
  await expect(link).toBeHidden();
  await box.fill('realtimeview');
  await expect(link).toBeVisible();
  await expect(main(page).getByRole('status')).toHaveText(/^1 of /);
  const inherited = main(page).getByRole('button', { name: 'Inherited members' });
  await expect(inherited).toHaveText('Inherited members 1');
  await expect(main(page).getByRole('link', { name: 'isOwnedLocallySelf' })).toBeHidden();
  // A list without any is left out, and its heading with it.
  await box.fill('interpolationdelay');
  await expect(inherited).toHaveText('Inherited members 0');
  await expect(main(page).getByRole('heading', { name: 'Inherited members' })).toBeHidden();
  await box.fill('');
  await expect(main(page).getByRole('heading', { name: 'Inherited members' })).toBeVisible();
  await expect(link).toBeHidden();
});

test('a page with few members has no filter', async ({ page }) => {
  await page.goto(`${CLASSES}/RealtimeSet`);
  await expect(main(page).getByRole('heading', { level: 2, name: /^Members/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('nested types are shown as they are declared, and the types of members lead to them', async ({
  page,
}) => {
  await open(page, `${CLASSES}/RealtimeAvatarManager`);
  await main(page).getByRole('link', { name: 'LocalPlayer', exact: true }).first().click();
  await expect(page).toHaveURL(`${CLASSES}/RealtimeAvatar#LocalPlayer`);
  const heading = main(page).getByRole('heading', { level: 3, name: /^LocalPlayer Link/ });
  await expect(heading).toBeInViewport();
  const declaration = main(page).getByText('public class LocalPlayer {');
  await expect(declaration).toContainText('public Transform leftHand;');
  // The types in it are links, its own name is none.
  const types = ['Serializable', 'Transform', 'Transform', 'Transform', 'Transform'];
  await expect(declaration.getByRole('link')).toHaveText(types);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'LocalPlayer', exact: true })).toHaveAttribute(
    'href',
    '#LocalPlayer',
  );

  // By its own name, on the page of its class and of a class that derives from it.
  const own = main(page).getByRole('link', { name: 'LocalPlayer', exact: true }).first();
  await expect(own).toHaveAttribute('href', '#LocalPlayer');
  await page.goto(`${CLASSES}/RealtimeViewModel`);
  const handler = main(page).getByRole('link', { name: 'PropertyChangedHandler' });
  await expect(handler).toHaveAttribute('href', `${CLASSES}/RealtimeModel#PropertyChangedHandler`);
});

test('inherited members unfold, and lead to the page of their class', async ({ page }) => {
  await page.goto(`${CLASSES}/RealtimeTransform`);
  const fold = main(page).getByRole('group').filter({ hasText: 'From RealtimeComponent<' });
  const link = fold.getByRole('link', { name: 'realtimeView', exact: true });
  await expect(link).toBeHidden();
  await fold.getByText('From RealtimeComponent<').click();
  await expect(link).toBeVisible();
  // It is overridden here.
  await expect(fold.getByRole('link', { name: 'OnRealtimeModelReplaced' })).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(`${CLASSES}/RealtimeComponent#realtimeView`);
});

test('bases stand in a row from the root, derived types are listed', async ({ page }) => {
  await page.goto(`${CLASSES}/RealtimeTransform`);
  const chain = main(page).getByRole('definition').filter({ hasText: 'MonoBehaviour' });
  await expect(chain.getByRole('listitem')).toHaveText([
    'Object',
    'Component',
    'Behaviour',
    'MonoBehaviour',
    'RealtimeComponent<RealtimeTransformModel>',
    'RealtimeTransform',
  ]);
  await expect(chain.getByRole('link', { name: 'MonoBehaviour' })).toHaveAttribute(
    'href',
    'https://docs.unity3d.com/ScriptReference/MonoBehaviour.html',
  );
  await chain.getByRole('link', { name: 'RealtimeComponent' }).click();
  await expect(page).toHaveURL(`${CLASSES}/RealtimeComponent`);
  const derived = main(page).getByRole('definition').filter({ hasText: 'RealtimeTransform' });
  await expect(derived.first().getByRole('link', { name: 'RealtimeTransform' })).toBeVisible();
});

test('the link of a member copies its address, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${CLASSES}/RealtimeSet`);
  await main(page).getByRole('link', { name: 'Link to “Clear”' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toMatch(/RealtimeSet#Clear$/);
});

test.describe('what authors write', () => {
  /** Of a site below a path of its host. */
  const AUTHORED = new URL(AUTHORING).pathname + CLASSES;
  /** Where the xref map in the settings leads. */
  const TASKS = 'https://tasks.example/docs/api/ComponentTask';

  test('links by name lead to types and members', async ({ page }) => {
    await page.goto(`${AUTHORING}/guide/names`);
    const targets = async (name: string) => {
      const links = await main(page).getByRole('link', { name, exact: true }).all();
      return Promise.all(links.map((link) => link.getAttribute('href')));
    };
    expect(await targets('type')).toEqual([`${AUTHORED}/Crate`]);
    expect(await targets('member')).toEqual([
      `${AUTHORED}/Crate#Fill`,
      `${AUTHORED}/Box#Add`,
      `${TASKS}.LocalTaskRunner.html#ComponentTask_LocalTaskRunner_Dispose`,
    ]);
    expect(await targets('type of a map')).toEqual([`${TASKS}.LocalTaskRunner.html`]);
    expect(await targets('generic type')).toEqual([`${AUTHORED}/Box`]);
    expect(await targets('full name')).toEqual([`${AUTHORED}/Crate`]);
    expect(await targets('id')).toEqual([`${AUTHORED}/Box`]);
    expect(await targets('type of others')).toEqual([
      'https://docs.unity3d.com/ScriptReference/Vector3.html',
    ]);
    expect(await targets('Crate.Clear')).toEqual([`${AUTHORED}/Crate#Clear`]);
    expect(await targets('Box<TItem>')).toEqual([`${AUTHORED}/Box`]);
    expect(await targets('Crate.Fill')).toEqual([`${AUTHORED}/Crate#Fill`]);
    expect(await targets('Crate')).toEqual([]);
  });

  test('a class has attributes, marks, source links, and what to see also', async ({ page }) => {
    await page.goto(`${AUTHORING}${CLASSES}/Crate`);
    await expect(main(page).getByText('[Serializable]')).toBeVisible();
    await expect(main(page).getByText('Since version 2.1')).toBeVisible();
    await clickAt(page, member(page, 'Clear'));
    await expect(main(page).getByRole('note', { name: 'Warning' })).toBeVisible();
    await expect(main(page).getByText('Obsolete', { exact: true })).toHaveCount(1);
    await expect(main(page).getByRole('link', { name: 'Source of Crate' })).toHaveAttribute(
      'href',
      'https://git.example/blob/main/Runtime/Crate.cs#L12',
    );
    await expect(main(page).getByRole('link', { name: 'Source of Clear' })).toHaveAttribute(
      'href',
      'https://git.example/blob/main/Runtime/Crate.cs',
    );
    const seeAlso = main(page).getByRole('link', { name: 'Box<TItem>.Add', exact: true });
    await expect(seeAlso).toHaveAttribute('href', `${AUTHORED}/Box#Add`);
    await expect(main(page).getByRole('link', { name: 'Links by name' })).toBeVisible();
  });

  test('types in declarations, parameters and exceptions lead to their pages', async ({ page }) => {
    await page.goto(`${AUTHORING}${CLASSES}/Crate`);
    for (const row of await main(page).getByRole('group').all())
      await row.evaluate((element) => element.setAttribute('open', ''));
    const hrefs = async (name: string) => {
      const links = await main(page).getByRole('link', { name, exact: true }).all();
      return new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
    };
    const dotnet = 'https://learn.microsoft.com/dotnet/api';
    expect(await hrefs('List')).toEqual(new Set([`${dotnet}/system.collections.generic.list-1`]));
    expect(await hrefs('Task')).toEqual(
      new Set([
        `${dotnet}/system.threading.tasks.task-1`,
        // It is named without arguments in "See also".
        `${dotnet}/system.threading.tasks.task`,
      ]),
    );
    expect(await hrefs('ArgumentNullException')).toEqual(
      new Set([`${dotnet}/system.argumentnullexception`]),
    );
    expect(await hrefs('LocalTaskRunner')).toEqual(new Set([`${TASKS}.LocalTaskRunner.html`]));
    expect(await hrefs('Box')).toEqual(new Set([`${AUTHORED}/Box`]));
    expect(await hrefs('Crate')).not.toContain(`${AUTHORED}/Crate`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, without a filter that does nothing', async ({ page }) => {
    await page.goto(`${CLASSES}/RealtimeTransform`);
    await expect(member(page, 'Teleport')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await main(page).getByText('From RealtimeComponent<').click();
    const link = main(page).getByRole('link', { name: 'realtimeView', exact: true });
    await expect(link).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Link to “Teleport”' })).toHaveAttribute(
      'href',
      '#Teleport',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const name of ['Plugin', 'WriteStream', 'RealtimeTransform', 'StringKeyDictionary']) {
    test(`${name} does not scroll sideways`, async ({ page }) => {
      await page.goto(`${CLASSES}/${name}`);
      for (const fold of await main(page).getByRole('group').all())
        await fold.evaluate((element) => element.setAttribute('open', ''));
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
