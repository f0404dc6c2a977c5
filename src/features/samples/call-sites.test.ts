import path from 'node:path';
import { apiClass, docPage, siteIn } from '../../test/content-pages';
import { putFile, tempFolder } from '../../test/temp-folder';
import { CallSitePlaces, callSitesFile } from './call-sites';

const site = siteIn(tempFolder());
const members = {
  Join: { 'docs/a.md': '{Product}.Join<int>("a-b");' },
  Leave: { 'docs/a.md': 'Leave();' },
  Late: { 'docs/a.md': 'Gone();', 'docs/b.md': 'Leave();' },
};
putFile(callSitesFile(site.folder), JSON.stringify({ Room: members }));
const html = `<pre class="language-csharp"><code>A();\n<i>Duet</i>.Join&#x3C;int>("a-b");\n</code></pre>
  <h2 class="x" id="out">Out</h2><pre class="language-diff-csharp"><code>Leave();</code></pre>`;
const headings = [{ id: 'out', text: 'Out', depth: 2 }];
const room = apiClass(site, 'Room');

function placed(settings = site.settings) {
  const places = new CallSitePlaces({ ...site, settings });
  places.visit(docPage(site, 'a', { title: 'A' }), { html, headings });
  places.visit(docPage(site, 'b', { unlisted: true }), { html, headings });
  return places.of([room, apiClass(site, 'Other/Room')]);
}

it('leads to the lines that pages have, with their sections', () => {
  const join = '/a#:~:text=Duet.Join%3Cint%3E(%22a%2Db%22)%3B';
  const leave = '/a#out:~:text=Leave()%3B';
  expect(placed()).toEqual({
    [room.path]: {
      Join: [{ path: join, title: 'A', isType: false }],
      Leave: [{ path: leave, title: 'A › Out', isType: false }],
      Late: [],
    },
  });
});

it('leads nowhere if the settings say so, or nothing was found', () => {
  expect(placed({ ...site.settings, callSites: false })).toEqual({});
  const elsewhere = siteIn(path.join(site.folder.rootDir, 'x'));
  expect(new CallSitePlaces(elsewhere).of([room])).toEqual({});
});
