import posthog, { type PostHog, type PostHogConfig } from 'posthog-js';
import { COLOR_MODE_EVENT, currentColorMode } from '../early/color-mode';
import type { Properties } from '../early/record';
import { CONSENT_KEY } from './consent';
import { EXPIRY_DAYS, forgetExpired, forgetExpiry } from './expiry';
import { fetchOptions, limitBatches } from './requests';
import type { AnalyticsSettings } from './provider';

type Project = AnalyticsSettings['projects'][number];

/** How often events are sent, in milliseconds: also the most that the library allows. */
const FLUSH_MS = 5000;
/** How often a recording has the pointer's position, in milliseconds. */
const POINTER_MS = 50;

let started: readonly { readonly client: PostHog; readonly records: boolean }[] = [];
let recorder: Promise<unknown> | undefined;
let siteTitle = '';

/** Starts a client for each project in the settings; each records everything. */
export function start(settings: AnalyticsSettings): void {
  const { projects } = settings;
  siteTitle = settings.title;
  forgetExpired(projects.map(({ name }) => `ph_${name}`));
  presetRemoteConfig(projects);
  started = projects.map((project) => ({
    client: posthog.init(project.apiKey, configOf(project, settings), project.name),
    records: project.recordSessions,
  }));
  describe();
  document.addEventListener(COLOR_MODE_EVENT, describePerson);
  recordSession();
}

/** Who reads, as far as the site knows, and what: every later event belongs to both. */
function describe(): void {
  describePerson();
  for (const { client } of started) {
    client.group('documentation', location.host, { title: siteTitle });
  }
}

function describePerson(): void {
  const person = { language: document.documentElement.lang, color_mode: currentColorMode() };
  for (const { client } of started) client.setPersonProperties(person);
}

function configOf(
  { name, host }: Project,
  { respectPrivacySignals, askConsent }: AnalyticsSettings,
): Partial<PostHogConfig> {
  return {
    api_host: host,
    persistence: 'localStorage',
    persistence_name: name,
    cookie_expiration: EXPIRY_DAYS,
    request_queue_config: { flush_interval_ms: FLUSH_MS },
    fetch_options: fetchOptions,
    loaded: limitBatches,
    // Page views come from route updates: the library only sees those of its first client.
    capture_pageview: false,
    capture_pageleave: true,
    before_send: (event) => {
      if (event.event === '$pageview' && event.properties.$current_url !== location.href)
        // The library adds the title of the page that is shown now.
        delete event.properties.title;
      return event;
    },
    autocapture: true,
    // The site asks first, and the library looks at the same answer.
    respect_dnt: respectPrivacySignals,
    consent_persistence_name: CONSENT_KEY,
    opt_out_capturing_by_default: askConsent,
    opt_out_persistence_by_default: true,
    // Until the recorder is there.
    disable_session_recording: true,
    session_recording: { maskAllInputs: true, sampling: { mousemove: POINTER_MS } },
    // It loads nothing and asks its host for nothing.
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    capture_performance: false,
  };
}

/** What the library would ask its host for: without it, there are no recordings. */
function presetRemoteConfig(projects: readonly Project[]): void {
  const configs = projects.map(({ apiKey, recordSessions }) => [
    apiKey,
    {
      config: {
        supportedCompression: ['gzip-js'],
        sessionRecording: recordSessions ? { endpoint: '/s/' } : false,
        hasFeatureFlags: false,
        autocapture_opt_out: false,
      },
      siteApps: [],
    },
  ]);
  Object.assign(window, { _POSTHOG_REMOTE_CONFIG: Object.fromEntries(configs) as object });
}

/** Loads the recorder for the project that records; events do not wait for it. */
function recordSession(): void {
  const project = started.find(({ records }) => records);
  if (!project) return;
  recorder ??= import('posthog-js/dist/posthog-recorder');
  recorder.then(
    () => {
      if (!project.client.has_opted_out_capturing()) project.client.startSessionRecording();
    },
    (error: unknown) => {
      recorder = undefined;
      console.warn('The session recorder could not be loaded.', error);
    },
  );
}

export function pageView(url: string): void {
  const { pathname } = new URL(url);
  for (const { client } of started) {
    client.capture('$pageview', { $current_url: url, $pathname: pathname });
  }
}

export function record(name: string, properties: Properties): void {
  for (const { client } of started) client.capture(name, properties);
}

export function stop(): void {
  for (const { client } of started) {
    client.stopSessionRecording();
    client.reset(true);
    client.opt_out_capturing();
    // What was recorded in the last seconds is still in a queue, which nothing else empties.
    client.__loaded = false;
  }
  forgetExpiry();
}

export function resume(): void {
  for (const { client } of started) {
    client.__loaded = true;
    client.opt_in_capturing({ captureEventName: false });
  }
  describe();
  pageView(location.href);
  recordSession();
}
