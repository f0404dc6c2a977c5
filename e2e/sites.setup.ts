import { expect, test } from '@playwright/test';
import { buildTestSite } from './test-sites';
import { isBuilt, type SiteName, SITES } from './sites';

/** A build takes one to two minutes. */
const MILLISECONDS = 600_000;

/** Built only where it is missing: `npm test` builds all anew, and so does the command. */
for (const name of ['authoring', 'renamed'] as const satisfies readonly SiteName[]) {
  test(name, () => {
    test.setTimeout(MILLISECONDS);
    if (isBuilt(name)) return;
    console.log(
      `There is no ${SITES[name].folder}: it is built now, as "${SITES[name].command}" does.`,
    );
    buildTestSite(name);
    expect(isBuilt(name)).toBe(true);
  });
}

test('main', () => {
  expect(isBuilt('main'), `${SITES.main.folder} is missing. Run "${SITES.main.command}".`).toBe(
    true,
  );
});
