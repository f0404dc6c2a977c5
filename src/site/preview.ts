import type { Settings } from '../settings/schema';
import type { Messages } from '../messages';

/** A build that is published for review, at an address of its own. */
export interface Preview {
  readonly branch: string;
}

/**
 * Whether this is such a build, as the platform's environment says. Netlify names the context;
 * Cloudflare Pages only the branch, where `PRODUCTION_BRANCH` is the one to publish ("main").
 */
export function previewOf(environment: NodeJS.ProcessEnv): Preview | undefined {
  const { NETLIFY, CONTEXT, BRANCH, CF_PAGES, CF_PAGES_BRANCH, PRODUCTION_BRANCH } = environment;
  if (NETLIFY && CONTEXT && CONTEXT !== 'production') return { branch: BRANCH ?? CONTEXT };
  const isOther = CF_PAGES_BRANCH !== (PRODUCTION_BRANCH ?? 'main');
  if (CF_PAGES && CF_PAGES_BRANCH && isOther) return { branch: CF_PAGES_BRANCH };
  return undefined;
}

/**
 * The settings of a preview: a bar that names the branch, which readers cannot close, and no
 * analytics. Canonical addresses stay those of the published site.
 */
export function previewSettings(
  settings: Settings,
  { branch }: Preview,
  messages: Messages,
): Settings {
  return {
    ...settings,
    analytics: false,
    announcement: {
      id: 'preview',
      text: messages.preview.replace('{branch}', () => branch),
      link: { label: messages.publishedSite, href: settings.url },
      dismissible: false,
    },
  };
}
