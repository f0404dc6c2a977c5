import { read, write } from '../early/storage';

const EXPIRY_KEY = 'analytics-expires';
export const EXPIRY_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Forgets what is stored about a reader who has not come for 365 days, as a cookie would be: local
 * storage has no expiry of its own. Every visit moves the date.
 *
 * @param keys of local storage.
 * @param now in milliseconds.
 */
export function forgetExpired(keys: readonly string[], now = Date.now()): void {
  const expires = Number(read(EXPIRY_KEY) ?? Infinity);
  if (now > expires) for (const key of keys) localStorage.removeItem(key);
  write(EXPIRY_KEY, String(now + EXPIRY_DAYS * DAY_MS));
}

/** Removes the date itself. */
export function forgetExpiry(): void {
  if (read(EXPIRY_KEY) !== null) localStorage.removeItem(EXPIRY_KEY);
}
