/**
 * `npm run bench`: prints the measurements for `docs/benchmarks.md` and writes them there. Run it
 * on an otherwise idle machine, after `npm run build`. `npm run bench -- sizes clicks paint builds
 * develop growth import search` runs selected parts. `paint --against <dist>` compares with the pages of
 * another build, `builds --against <folder>` with another checkout, and `growth --pages 200,10000`
 * sets the sizes.
 */
import { bench } from '../packages/bench/command';
import { compareEngines } from '../packages/search/benchmark/compare';
import { FOR_BROWSERS } from '../src/build/bundling/browsers';
import { currentSite } from '../src/config/project/site';
import { substitute } from '../src/config/settings/variables';

void bench(process.argv.slice(2), {
  report: 'docs/benchmarks.md',
  documents: [
    'index.html',
    'essentials/getting-started.html',
    'room/collections.html',
    'reference/classes/RealtimeView.html',
    'reference/classes/DidChangeEvent.html',
  ],
  painted: ['/', '/room/collections', '/reference/classes/RealtimeView'],
  link: ['/', '/essentials/getting-started'],
  edited: [
    { file: 'content/docs/room/collections.mdx', path: '/room/collections' },
    { file: 'content/reference/classes/Room.mdx', path: '/reference/classes/Room' },
  ],
  importer: [
    'scripts/reference-import.ts',
    'packages/importers/reference/fixtures/assembly/Acme.Vault.yml',
  ],
  search: () => {
    const { variables } = currentSite();
    const replace = (text: string) => substitute(text, variables);
    return compareEngines('packages/search/benchmark', replace, FOR_BROWSERS);
  },
});
