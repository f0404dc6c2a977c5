import type { SiteConfig } from './src/config/settings/schema';

/**
 * All settings of the site's owner. Each field is documented where it is declared, in
 * `src/config/settings/schema.ts`. A mistake here ends the build with its line and the fix.
 */
const config: SiteConfig = {
  product: { name: 'Tandem', slug: 'tandem', logPrefix: 'TDM' },
  title: '{Product} documentation',
  tagline: 'Seamless multiplayer for Unity.',
  url: 'https://docs.{product}.example',

  hosts: {
    marketing: 'https://{product}.example',
    dashboard: 'https://dashboard.{product}.example',
    download: 'https://dashboard.{product}.example/download',
    matcher: 'https://matcher.{product}.example',
    registry: 'https://registry.{product}.example',
  },
  registryScope: 'com.{product}',
  supportEmail: 'help@{product}.example',

  navbar: {
    items: [
      { type: 'link', label: '{Product}.example', href: '{marketingUrl}', position: 'left' },
      { type: 'search', position: 'right' },
      { type: 'link', label: 'Download', href: '{downloadUrl}', position: 'right' },
      { type: 'link', label: 'Dashboard', href: '{dashboardUrl}', position: 'right' },
      {
        type: 'languageDropdown',
        position: 'right',
        items: [{ label: 'English', href: '/', lang: 'en' }],
      },
      { type: 'docsVersionDropdown', position: 'right', items: [{ label: 'Next', href: '/' }] },
      { type: 'colorModeToggle', position: 'right' },
    ],
  },

  footer: {
    logoHref: '{marketingUrl}',
    columns: [
      {
        title: 'Learn',
        links: [
          { label: 'Getting started', href: '/essentials/getting-started' },
          { label: 'Realtime', href: '/realtime' },
          { label: 'Rooms', href: '/room' },
        ],
      },
      {
        title: 'Reference',
        links: [
          { label: 'Realtime', href: '/reference/classes/Realtime' },
          { label: 'RealtimeView', href: '/reference/classes/RealtimeView' },
          { label: 'Room', href: '/reference/classes/Room' },
        ],
      },
      {
        title: 'Product',
        links: [
          { label: 'Download', href: '{downloadUrl}' },
          { label: 'Dashboard', href: '{dashboardUrl}' },
          { label: 'Help', href: 'mailto:{supportEmail}' },
        ],
      },
    ],
    copyright: 'Copyright © 2016 to 2025 {Product}.',
  },

  // A bar above the navbar:
  // announcement: {
  //   id: 'release-3',
  //   text: '{Product} 3 is out.',
  //   link: { label: 'What is new', href: '{marketingUrl}' },
  // },
  announcement: false,
  editUrl: 'https://git.{product}.example/docs/edit/main/{path}',
  sourceUrl: false,
  reports: 'mailto:{supportEmail}?subject={title}&body={body}',
  externalTypes: [
    { namespace: 'UnityEngine', url: 'https://docs.unity3d.com/ScriptReference/{name}.html' },
    { namespace: 'System', url: 'https://learn.microsoft.com/dotnet/api/{fullNameLower}' },
  ],

  xrefMap: true,

  // Addresses for the help buttons of components and for lines of the log.
  editorHelp: true,

  // The pages in the Unity package, and what coding agents are told there.
  unityDocs: true,

  // The search of the site itself, which needs no settings, or a hosted service:
  // search: {
  //   provider: 'hosted',
  //   applicationId: 'YOUR_APP_ID',
  //   apiKey: 'the key that may only search',
  //   indexName: 'docs',
  // },

  // What readers do, in two projects of PostHog; see docs/analytics.md:
  // analytics: {
  //   projects: [
  //     { name: 'docs', apiKey: 'phc_…', host: 'https://eu.i.posthog.com', recordSessions: true },
  //     { name: 'company', apiKey: 'phc_…', host: 'https://eu.i.posthog.com' },
  //   ],
  //   askConsent: true,
  // },
  analytics: false,

  // A widget that answers questions; its disclaimer and example questions have defaults:
  // aiWidget: {
  //   src: 'https://widget.example/widget.js',
  //   data: { 'project-id': 'YOUR_PROJECT' },
  //   allow: { requests: ['https://api.widget.example'] },
  // },
  aiWidget: false,
};

export default config;
