/** @jest-environment jsdom */
import { forgetExpired, forgetExpiry } from './expiry';

const DAY = 24 * 60 * 60 * 1000;

it('forgets what is stored after 365 days without a visit, and each visit moves the date', () => {
  localStorage.setItem('ph_docs', 'reader');
  forgetExpired(['ph_docs'], 0);
  forgetExpired(['ph_docs'], 364 * DAY);
  forgetExpired(['ph_docs'], (364 + 365) * DAY);
  expect(localStorage.getItem('ph_docs')).toBe('reader');
  forgetExpired(['ph_docs'], (364 + 365 + 365) * DAY + 1);
  expect(localStorage.getItem('ph_docs')).toBeNull();
  forgetExpiry();
  expect(localStorage).toHaveLength(0);
});
