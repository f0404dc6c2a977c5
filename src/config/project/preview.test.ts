import { messagesFor } from '../../messages';
import { settingsSchema } from '../settings/schema';
import { siteIn } from '../../test/content-pages';
import { previewOf, previewSettings } from './preview';

it.each([
  [
    'a pull request on Netlify',
    { NETLIFY: 'true', CONTEXT: 'deploy-preview', BRANCH: 'pull/8/head', HEAD: 'fix' },
    'fix',
  ],
  ['a branch on Netlify', { NETLIFY: 'true', CONTEXT: 'branch-deploy', BRANCH: 'next' }, 'next'],
  ['a branch on Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'fix' }, 'fix'],
  [
    'main on Cloudflare Pages, where another branch is published',
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'release' },
    'main',
  ],
  ['a branch elsewhere', { PREVIEW_BRANCH: 'fix' }, 'fix'],
])('recognizes %s', (_, environment, branch) => {
  expect(previewOf(environment)).toEqual({ branch });
});

it.each([
  ['production on Netlify', { NETLIFY: 'true', CONTEXT: 'production', BRANCH: 'main' }],
  ['production on Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }],
  ['a workflow on a push, where no branch is to be merged', { PREVIEW_BRANCH: '' }],
  ['a machine of one’s own', { BRANCH: 'fix', HEAD: 'fix', CONTEXT: 'x' }],
])('takes %s for no preview', (_, environment) => {
  expect(previewOf(environment)).toBeUndefined();
});

it('names the branch in a bar that stays, sends no analytics, and keeps the site’s address', () => {
  const { settings } = siteIn('/site');
  const analytics = {
    provider: 'posthog' as const,
    projects: [{ name: 'one', apiKey: 'key', host: 'https://one.example', recordSessions: false }],
    askConsent: false,
    respectPrivacySignals: true,
  };
  const preview = previewSettings(
    { ...settings, analytics, reports: 'event' },
    { branch: 'fix/$&' },
    messagesFor('en'),
  );
  expect([preview.analytics, preview.reports]).toEqual([false, false]);
  expect(preview.url).toBe(settings.url);
  expect(preview.announcement).toEqual({
    id: 'preview',
    text: 'A preview of the branch fix/$&.',
    link: { label: 'The published site', href: settings.url },
    dismissible: false,
  });
});

it('reports nothing to a hosted search', () => {
  const { settings } = siteIn('/site');
  const search = settingsSchema.shape.search.parse({
    provider: 'hosted',
    applicationId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    insights: true,
  });
  const preview = previewSettings({ ...settings, search }, { branch: 'fix' }, messagesFor('en'));
  expect(preview.search).toEqual({ ...search, insights: false });
});
