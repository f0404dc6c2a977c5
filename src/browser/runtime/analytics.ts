import settings from '$site/settings';

/**
 * Starts the PostHog projects that the settings name; without any, nothing is loaded. The library
 * captures page views of the history, clicks, changes and submits itself. Without
 * `advanced_disable_flags` it would ask its host for configuration.
 */
export function startAnalytics(): void {
  const { analytics } = settings;
  if (analytics === false) return;
  void import('posthog-js').then(({ default: posthog }) => {
    for (const { name, apiKey, host } of analytics.projects) {
      posthog.init(
        apiKey,
        {
          api_host: host,
          capture_pageview: 'history_change',
          autocapture: true,
          persistence: 'localStorage',
          cookie_expiration: 365,
          advanced_disable_flags: true,
          disable_session_recording: true,
          disable_surveys: true,
        },
        name,
      );
    }
  });
}
