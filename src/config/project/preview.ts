import type { Settings } from '../settings/schema';
import type { Messages } from '../../messages';

/** A build that is published for review, at an address of its own. */
export interface Preview {
  readonly branch: string;
}

/**
 * Whether this is such a build, as the environment says. Netlify names the context, and of a pull
 * request the branch apart from what it builds; Cloudflare Pages only the branch, where
 * `PRODUCTION_BRANCH` is the one to publish ("main"). Elsewhere, `PREVIEW_BRANCH` says so. A build
 * that will be published beside later versions is none, whatever it is built from.
 */
export function previewOf(environment: NodeJS.ProcessEnv): Preview | undefined {
  const { PREVIEW_BRANCH, NETLIFY, CONTEXT, HEAD, BRANCH } = environment;
  const { CF_PAGES, CF_PAGES_BRANCH, PRODUCTION_BRANCH } = environment;
  if (environment.FROZEN_VERSION) return undefined;
  if (PREVIEW_BRANCH) return { branch: PREVIEW_BRANCH };
  if (NETLIFY && CONTEXT && CONTEXT !== 'production') return { branch: HEAD ?? BRANCH ?? CONTEXT };
  const isOther = CF_PAGES_BRANCH !== (PRODUCTION_BRANCH ?? 'main');
  if (CF_PAGES && CF_PAGES_BRANCH && isOther) return { branch: CF_PAGES_BRANCH };
  return undefined;
}

/**
 * The settings of a preview: a bar that names the branch, which readers cannot close, and no
 * analytics, including those of a hosted search. Canonical addresses stay those of the published
 * site.
 */
export function previewSettings(
  settings: Settings,
  { branch }: Preview,
  messages: Messages,
): Settings {
  const { search, reports } = settings;
  const isHosted = search !== false && search.provider === 'hosted';
  return {
    ...settings,
    ...(isHosted && { search: { ...search, insights: false } }),
    analytics: false,
    // Nothing would record the event.
    reports: reports === 'event' ? false : reports,
    announcement: {
      id: 'preview',
      text: messages.preview.replace('{branch}', () => branch),
      link: { label: messages.publishedSite, href: settings.url },
      dismissible: false,
    },
  };
}
