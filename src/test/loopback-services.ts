import type { SiteConfig } from '../config/settings/schema';

/**
 * The analytics of the test site `renamed`; tests have the browser find its hosts on loopback.
 * Nothing is sent before a reader agrees.
 */
export const ANALYTICS = {
  projects: [
    { name: 'docs', apiKey: 'key-of-docs', host: 'http://first.events.example' },
    {
      name: 'company',
      apiKey: 'key-of-company',
      host: 'http://second.events.example',
      recordSessions: true,
    },
  ],
  askConsent: true,
} satisfies SiteConfig['analytics'];

/** The widget of the test site `renamed`: tests answer for its host. */
export const WIDGET = {
  src: 'https://widget.example/v1/widget.js',
  data: { 'project-id': 'docs' },
} satisfies SiteConfig['aiWidget'];
