import { publicSettings } from '../config/settings/public-settings';
import { settingsSchema } from '../config/settings/schema';

/** `$site/settings` in tests. Not the project's own, because its owner may change those. */
const settings = settingsSchema.parse({
  product: { name: 'Tandem', slug: 'tandem' },
  title: 'Tandem documentation',
  tagline: 'Multiplayer for Unity.',
  url: 'https://docs.tandem.example',
  hosts: {
    marketing: 'https://tandem.example',
    dashboard: 'https://dashboard.tandem.example',
    download: 'https://dashboard.tandem.example/download',
    matcher: 'https://matcher.tandem.example',
    registry: 'https://registry.tandem.example',
  },
  registryScope: 'com.tandem',
  supportEmail: 'help@tandem.example',
  navbar: {
    items: [
      { type: 'link', label: 'Tandem.example', href: 'https://tandem.example', position: 'left' },
      { type: 'link', label: 'Download', href: 'https://dashboard.tandem.example/download' },
      { type: 'languageDropdown', items: [{ label: 'English', href: '/', lang: 'en' }] },
      { type: 'docsVersionDropdown', items: [{ label: 'Next', href: '/' }] },
      { type: 'colorModeToggle' },
    ],
  },
  footer: {
    logoHref: 'https://tandem.example',
    columns: [
      {
        title: 'Learn',
        links: [
          { label: 'Getting started', href: '/essentials/getting-started' },
          { label: 'Rooms', href: '/room' },
        ],
      },
      {
        title: 'Product',
        links: [
          { label: 'Dashboard', href: 'https://dashboard.tandem.example' },
          { label: 'Help', href: 'mailto:help@tandem.example' },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Tandem.',
  },
});

export default publicSettings(settings, 'sidebar');
