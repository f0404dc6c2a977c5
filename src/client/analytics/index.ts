import { PAGE_EVENT } from '../early/events';
import { askConsent, closeBanner, offerChoice } from './banner';
import { hasPrivacySignal, onConsentElsewhere, storeConsent, storedConsent } from './consent';
import { onRecord } from '../early/record';
import type { AnalyticsProvider, AnalyticsSettings } from './provider';
import { followScrolling } from './scroll-depth';
import { followVisits } from './visits';

declare const ANALYTICS: AnalyticsSettings;

/** The modules of the providers that the settings can name; only the one named is loaded. */
const PROVIDERS: Readonly<Record<AnalyticsSettings['provider'], () => Promise<AnalyticsProvider>>> =
  {
    posthog: () => import('./posthog'),
  };

/**
 * Starts the service in the settings, unless the browser asks not to track or the reader has not
 * agreed. Where the settings ask for consent, nothing of the service is loaded before a yes.
 *
 * @param visited the addresses of the pages shown so far, the current one last.
 */
export function start(visited: readonly string[]): void {
  const settings = ANALYTICS;
  if (settings.respectPrivacySignals && hasPrivacySignal()) return;
  if (settings.askConsent) startAsking(settings, visited);
  else whenVisible(() => void begin(settings, visited, () => true));
}

function startAsking(settings: AnalyticsSettings, visited: readonly string[]): void {
  let provider: Promise<AnalyticsProvider | undefined> | undefined;
  let isOn = false;
  const apply = (answer: boolean | undefined, pages: readonly string[]) => {
    if (answer !== undefined) closeBanner();
    if (isOn === (answer ?? false)) return;
    isOn = !isOn;
    if (provider) provider.then((it) => (answer ? it?.resume() : it?.stop()), warn);
    else if (answer) provider = begin(settings, pages, () => storedConsent() === true);
  };
  const ask = (takesFocus: boolean) => {
    askConsent(questionOf(settings), settings.style, takesFocus, (answer) => {
      storeConsent(answer);
      apply(answer, [location.href]);
    }).catch(warn);
  };
  const answer = storedConsent();
  onConsentElsewhere((other) => apply(other, [location.href]));
  offerChoice(() => ask(true));
  if (answer === undefined) ask(false);
  else whenVisible(() => apply(storedConsent(), visited));
}

/** The question, and before it the reader's answer if there is one. */
function questionOf({ projects }: AnalyticsSettings): string {
  const question = projects.some(({ recordSessions }) => recordSessions)
    ? MESSAGES.analyticsQuestionRecording
    : MESSAGES.analyticsQuestion;
  const answer = storedConsent();
  if (answer === undefined) return question;
  return `${answer ? MESSAGES.analyticsAllowed : MESSAGES.analyticsDeclined} ${question}`;
}

/** @param isAllowed asked again when the provider has been loaded, and before it records a report. */
async function begin(
  settings: AnalyticsSettings,
  visited: readonly string[],
  isAllowed: () => boolean,
): Promise<AnalyticsProvider | undefined> {
  const pages = [...visited];
  const remember = () => pages.push(location.href);
  document.addEventListener(PAGE_EVENT, remember);
  try {
    const provider = await PROVIDERS[settings.provider]();
    provider.start(settings);
    if (!isAllowed()) provider.stop();
    followVisits(pages, provider.pageView);
    followScrolling((percent) => provider.record('scroll', { percent }));
    onRecord(provider.record, isAllowed);
    return provider;
  } catch (error) {
    warn(error);
    return undefined;
  } finally {
    document.removeEventListener(PAGE_EVENT, remember);
  }
}

/** Browsers load pages that nobody has looked at yet, or ever does. */
function whenVisible(act: () => void): void {
  if (document.visibilityState === 'visible') {
    act();
    return;
  }
  document.addEventListener('visibilitychange', () => whenVisible(act), { once: true });
}

function warn(error: unknown): void {
  console.warn('Analytics could not be started.', error);
}
