import { Helmet } from 'react-helmet';
import { renderToString } from 'react-dom/server';
import settings from '$site/settings';
import { PageHead } from './PageHead';

// Unmocked: the real library, as on the server.
it('has the same content on the server', () => {
  renderToString(<PageHead title="Rooms & more" path="/room" description="How." unlisted />);
  const { title, meta, link } = Helmet.renderStatic();
  expect(title.toString()).toContain(`Rooms &amp; more | ${settings.title}`);
  expect(link.toString()).toContain(`rel="canonical" href="${settings.url}/room"`);
  expect(link.toString()).toContain(`type="text/markdown" href="${settings.url}/room.md"`);
  expect(meta.toString()).toContain('name="description" content="How."');
  expect(meta.toString()).toContain('name="robots" content="noindex"');
  expect(meta.toString()).not.toContain('keywords');
});
