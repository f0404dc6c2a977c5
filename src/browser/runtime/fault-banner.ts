let banner: HTMLElement | undefined;

/**
 * Tells the reader of a fault at the edge of the window; the page stays as it is. Nothing is loaded
 * for it: there may be no network.
 *
 * @param role `alert` is read out at once, `status` when the reader pauses.
 */
export function showBanner(
  text: string,
  action: string,
  onAction: () => void,
  role: 'alert' | 'status' = 'alert',
): void {
  hideBanner();
  banner = document.createElement('div');
  banner.className = 'fault-banner';
  banner.setAttribute('role', role);
  const message = document.createElement('p');
  message.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action;
  button.addEventListener('click', onAction);
  banner.append(message, button);
  document.body.append(banner);
}

export function hideBanner(): void {
  banner?.remove();
}
