import { on, onPage } from '../early/events';
import { loadStyle } from '../early/load-style';

const OPENER = 'data-analytics-choice';

let banner: HTMLElement | undefined;

/**
 * Asks whether analytics may record, in a region at the window's edge that covers nothing for good:
 * the page can be used and left without an answer. It comes first in the tab order.
 *
 * @param question the first sentence may be the reader's present answer.
 * @param style the address of the banner's style sheet.
 * @param takesFocus whether the reader has asked for it.
 */
export async function askConsent(
  question: string,
  style: string,
  takesFocus: boolean,
  onAnswer: (answer: boolean) => void,
): Promise<void> {
  // Without its style it would push the page down.
  await loadStyle(style);
  closeBanner();
  const region = document.createElement('section');
  region.className = 'analytics-consent';
  region.ariaLabel = MESSAGES.analytics;
  region.tabIndex = -1;
  const text = document.createElement('p');
  text.textContent = question;
  const answers = [
    button(MESSAGES.analyticsDecline, () => finish(false)),
    button(MESSAGES.analyticsAllow, () => finish(true)),
  ];
  const finish = (answer: boolean) => {
    closeBanner();
    if (takesFocus) document.querySelector<HTMLElement>(`[${OPENER}]`)?.focus();
    onAnswer(answer);
  };
  region.append(text, ...answers);
  document.body.prepend(region);
  banner = region;
  if (takesFocus) region.focus();
}

export function closeBanner(): void {
  banner?.remove();
  banner = undefined;
}

/** Offers the question at the end of every page, for readers who change their mind. */
export function offerChoice(onOpen: () => void): void {
  onPage(() => {
    const footer = document.querySelector('[data-static="footer"] footer > div');
    if (!footer || footer.querySelector(`[${OPENER}]`)) return;
    const opener = button(MESSAGES.analyticsChoice, () => undefined);
    opener.setAttribute(OPENER, '');
    footer.append(opener);
  });
  // Delegated, because a navigation may replace the footer by its HTML.
  on('click', `[${OPENER}]`, onOpen);
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}
