import posthog, { type PostHog } from 'posthog-js';
import type { AnalyticsSettings } from './provider';

let projects: readonly PostHog[] = [];

/**
 * Starts the projects in the settings. The library records clicks, changes and submits by itself.
 * Without `advanced_disable_flags`, it would request its configuration from its host.
 */
export function start(settings: AnalyticsSettings): void {
  projects = settings.projects.map(({ name, apiKey, host }) =>
    posthog.init(
      apiKey,
      {
        api_host: host,
        capture_pageview: true,
        autocapture: true,
        persistence: 'localStorage',
        cookie_expiration: 365,
        advanced_disable_flags: true,
        disable_session_recording: true,
        disable_surveys: true,
      },
      name,
    ),
  );
}

export function pageView(url: string): void {
  for (const project of projects) project.capture('$pageview', { $current_url: url });
}
