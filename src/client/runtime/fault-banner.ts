let banner: HTMLElement | undefined;

/**
 * Shows a fault in a banner at the edge of the window and leaves the page alone. It loads nothing,
 * because there may be no network.
 */
export function showBanner(text: string, action: string, onAction: () => void): void {
  hideBanner();
  banner = document.createElement('div');
  banner.className = 'fault-banner';
  banner.setAttribute('role', 'alert');
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
