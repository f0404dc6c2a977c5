import fs from 'node:fs';
import path from 'node:path';
import { publishFiles } from '../../build/bundling/publish-files';
import { apiClass, siteIn } from '../../test/content-pages';
import { tempFolder } from '../../test/temp-folder';
import { xrefMapFiles } from './publish';

it('writes whole addresses, and leaves nothing once it is off', () => {
  const site = siteIn(tempFolder());
  const file = path.join(site.folder.rootDir, 'public/xrefmap.yml');
  const publish = (xrefMap: boolean) => {
    const settings = { ...site.settings, url: 'https://d.example/docs', xrefMap };
    const files = xrefMapFiles([apiClass(site, 'Größe')], { ...site, settings });
    publishFiles('xref-map', files, site.folder.rootDir);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  expect(publish(true)).toBe(`### YamlMime:XRefMap
references:
- uid: "Duet.Größe"
  commentId: "T:Duet.Größe"
  name: "Größe"
  fullName: "Duet.Größe"
  nameWithType: "Größe"
  href: "https://d.example/docs/reference/classes/Gr%C3%B6%C3%9Fe"
`);
  expect(publish(false)).toBeUndefined();
});
