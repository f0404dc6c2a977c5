import * as React from 'react';
import settings from '$site/settings';
import { PAGE_EVENT } from '../early/page-event';
import { showBanner } from './fault-banner';
import { goStatic } from './navigate';

/** The document's own page, before React took it over; empty once another page is shown. */
let served = '';
const servedTitle = document.querySelector('title');

function root(): HTMLElement | null {
  return document.getElementById('___gatsby');
}

/** Call this before React takes the document over. */
export function keepServedPage(): void {
  served = root()?.innerHTML ?? '';
}

/** Call this when another page is about to replace the document's own. */
export function forgetServedPage(): void {
  served = '';
}

interface CrashBoundaryProps {
  /** The current address; a new one ends the crashed state. */
  at: string;
  children: React.ReactNode;
}

interface CrashBoundaryState {
  at: string;
  crashed: boolean;
}

/**
 * Keeps a crash from emptying the document. If the document's own page crashes, its server-rendered
 * HTML is restored: it stays readable, and its links load documents. Any other page is replaced by
 * a screen that offers to try again.
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

/** Restores the page in a new element, because React keeps hold of the one it has emptied. */
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
