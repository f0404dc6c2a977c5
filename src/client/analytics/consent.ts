import { read, write } from '../early/storage';

/**
 * Where the reader's answer is stored, as `1` or `0`: PostHog reads the same key before it records
 * anything.
 */
export const CONSENT_KEY = 'analytics-consent';

/** The reader's answer; undefined before there is one. */
export function storedConsent(): boolean | undefined {
  const answer = read(CONSENT_KEY);
  return answer === null ? undefined : answer === '1';
}

export function storeConsent(answer: boolean): void {
  write(CONSENT_KEY, answer ? '1' : '0');
}

/** Calls back when the reader answers in another tab. */
export function onConsentElsewhere(callback: (answer: boolean | undefined) => void): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that the other tab cleared all of its storage.
    if (key === CONSENT_KEY || key === null) callback(storedConsent());
  });
}

/** Whether the browser asks sites not to track: Do Not Track, or Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
