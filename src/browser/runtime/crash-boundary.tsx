import * as React from 'react';
import settings from '$site/settings';
import { PAGE_EVENT } from '../early/page-event';
import { showBanner } from './fault-banner';
import { goStatic } from './navigate';

/** The document's own page, as it was before React took it over; empty once another page came. */
let served = root()?.innerHTML ?? '';
const servedTitle = document.querySelector('title');

function root(): HTMLElement | null {
  return document.getElementById('___gatsby');
}

/** Another page is about to take the place of the document's own one. */
export function forgetServedPage(): void {
  served = '';
}

interface CrashBoundaryProps {
  /** The address that is shown: a crash ends with it. */
  at: string;
  children: React.ReactNode;
}

interface CrashBoundaryState {
  at: string;
  crashed: boolean;
}

/**
 * Keeps a crash from emptying the document. The page that the document came with is put back as the
 * server made it: it can be read, and its links load documents. In the place of another page a
 * screen offers to try again.
 */
export class CrashBoundary extends React.Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { at: this.props.at, crashed: false };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { crashed: true };
  }

  static getDerivedStateFromProps(
    { at }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState {
    return at === state.at ? state : { at, crashed: false };
  }

  override componentDidCatch(): void {
    if (served) putBack();
    else document.title = `${MESSAGES.pageError} | ${settings.title}`;
  }

  override render(): React.ReactNode {
    if (!this.state.crashed) return this.props.children;
    if (served) return null;
    return (
      <div className="crash-screen" role="alert">
        <h1>{MESSAGES.pageCrashed}</h1>
        <button type="button" onClick={() => this.setState({ crashed: false })}>
          {MESSAGES.tryAgain}
        </button>
      </div>
    );
  }
}

/** React keeps the element that it has emptied; the reader gets another one. */
function putBack(): void {
  const emptied = root();
  const readable = emptied?.cloneNode() as HTMLElement | undefined;
  if (!emptied || !readable) return;
  readable.innerHTML = served;
  emptied.replaceWith(readable);
  document.querySelector('title')?.remove();
  if (servedTitle) document.head.append(servedTitle);
  goStatic();
  document.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: { path: location.pathname } }));
  showBanner(MESSAGES.startFailed, MESSAGES.reload, () => location.reload(), 'status');
}
