import { createRoot } from 'react-dom/client';
import { siteSearch } from '../client';
import { searchConfig } from '../config';
import { follow } from '../links';
import { SearchPage } from './SearchPage';

/** Replaces what the server rendered, keeping what was typed into it so far. */
export default function start(shell: HTMLElement): void {
  const client = siteSearch();
  client.warm();
  const typed = shell.querySelector('input');
  const hadFocus = typed !== null && document.activeElement === typed;
  const text = typed?.value ?? '';
  const host = document.createElement('div');
  const root = createRoot(host);
  root.render(<SearchPage client={client} config={searchConfig} follow={follow} />);
  shell.replaceChildren(host);
  const input = host.querySelector('input');
  if (input && text !== '') {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Nothing within the page has it.
  const isFree = document.activeElement?.contains(shell) && input?.value === '';
  if (hadFocus || isFree) input?.focus();
  // Once the router has replaced the page, unmount, or the history listeners would live on.
  const onPage = () => {
    if (shell.isConnected) return;
    document.removeEventListener('site:page', onPage);
    root.unmount();
  };
  document.addEventListener('site:page', onPage);
}
