import fs from 'node:fs';
import path from 'node:path';
import { publishFiles } from '../../build/bundling/publish-files';
import { siteIn } from '../../test/content-pages';
import { tempFolder } from '../../test/temp-folder';
import { openSearchFiles } from './publish';

it('describes the search with whole addresses, and leaves nothing once it is off', () => {
  const site = siteIn(tempFolder());
  const file = path.join(site.folder.rootDir, 'public/opensearch.xml');
  const publish = (openSearch: boolean, title = 'Docs & more') => {
    const settings = { ...site.settings, url: 'https://d.example/docs', openSearch, title };
    publishFiles('open-search', openSearchFiles(settings), site.folder.rootDir);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  expect(publish(true)).toContain('<ShortName>Docs &amp; more</ShortName>');
  const text = publish(true, 'Everything that there is to know about this product of ours');
  expect(text).toContain(`<ShortName>${site.settings.product.name}</ShortName>`);
  expect(text).toContain('<LongName>Everything that there is to know about this prod</LongName>');
  expect(text).toContain('template="https://d.example/docs/search?q={searchTerms}"');
  expect(publish(false)).toBeUndefined();
});
