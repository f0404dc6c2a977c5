/**
 * `scripts/urls-check.ts`: checks that `dist/` answers at every address that the site ever had, and
 * that `content/addresses.txt` has all of today's. `--add` adds those that it lacks.
 */
import path from 'node:path';
import { addAddresses, checkAddresses } from '../packages/checks/addresses';
import { oldVersionsIn } from '../packages/testing/files';
import { runCommand } from '../packages/testing/run-command';
import { withBase, withoutBase } from '../src/base-path';
import { publishedFiles } from '../src/build/bundling/publish-files';
import { isHashed } from '../src/build/output/cache-rules';
import { currentSite } from '../src/config/project/site';
import { substitute } from '../src/config/settings/variables';
import { logCodePath } from '../src/routes';

const COMMAND = 'npx tsx scripts/urls-check.ts --add';

/** Folders whose files belong to one build: nobody links to them. Pages in Markdown and cards follow their pages. */
const INTERNAL = /^(?:page-data|scripts|search|social|static|islands|vendor|assets)\//;

runCommand(async () => {
  const { folder, variables } = currentSite();
  const { product = '', logPrefix = '' } = variables;
  const old = oldVersionsIn('dist').map((one) => `${one}/`);
  const cards = publishedFiles('hover-cards', folder.rootDir);
  const site = {
    dist: path.resolve('dist'),
    file: path.join(folder.contentDir, 'addresses.txt'),
    head: `# Every address that the site ever had: each is a page, or redirects to one.
# Written by "${COMMAND}". Lines are added, never removed.
`,
    isInternal: (file: string) =>
      INTERNAL.test(file.slice(old.find((one) => file.startsWith(one))?.length)) ||
      isHashed(file) ||
      cards.has(`/${file}`) ||
      /\.js(?:\.|$)|\.md$|llms-full/.test(file),
    toListed: (address: string) =>
      withoutBase(address)
        .replaceAll(product, '{product}')
        .replace(logCodePath(logPrefix), logCodePath('{logPrefix}')),
    toServed: (listed: string) => withBase(substitute(listed, { product, logPrefix })),
    advice: `Run "${COMMAND}".`,
  };
  if (!process.argv.includes('--add')) return checkAddresses(site);
  addAddresses(site);
  return 0;
});
