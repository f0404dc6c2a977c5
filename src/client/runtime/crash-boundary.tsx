import * as React from 'react';
import { flushSync } from 'react-dom';
import settings from '$site/settings';
import { announcePage } from '../early/events';
import { hideBanner, showBanner } from './fault-banner';
import { goStatic } from './navigate';

/** The document's own page, before React took it over; empty once another page is shown. */
let served = '';
let servedTitle = '';

function root(): HTMLElement | null {
  return document.getElementById('___gatsby');
}

/** Call this before React takes the document over. */
export function keepServedPage(): void {
  served = root()?.innerHTML ?? '';
  servedTitle = document.title;
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
 * HTML is restored, with a notice: it stays readable, and its links load documents. Any other page
 * is replaced by a screen. Both offer to try again.
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
    document.title = `${MESSAGES.pageError} | ${settings.title}`;
    if (served) putBack(this.tryAgain);
  }

  private readonly tryAgain = () => {
    // At once: whoever clicks finds the page or the next error, and never an empty document.
    flushSync(() => this.setState({ crashed: false }));
  };

  override render(): React.ReactNode {
    if (!this.state.crashed) return this.props.children;
    if (served) return null;
    return (
      <div className="crash-screen" role="alert">
        <h1>{MESSAGES.pageCrashed}</h1>
        <button type="button" onClick={this.tryAgain}>
          {MESSAGES.tryAgain}
        </button>
      </div>
    );
  }
}

/** Restores the page in a new element, because React keeps hold of the one it has emptied. */
function putBack(tryAgain: () => void): void {
  const emptied = root();
  const readable = emptied?.cloneNode() as HTMLElement | undefined;
  if (!emptied || !readable) return;
  readable.innerHTML = served;
  emptied.replaceWith(readable);
  goStatic();
  announcePage();
  showBanner(MESSAGES.startFailed, MESSAGES.tryAgain, () => {
    readable.replaceWith(emptied);
    tryAgain();
    // After another crash, the page has been put back again.
    if (root() === emptied) showRendered();
    else document.querySelector<HTMLElement>('.fault-banner button')?.focus();
  });
}

function showRendered(): void {
  hideBanner();
  document.title = servedTitle;
  announcePage();
  const heading = root()?.querySelector('h1');
  if (!heading) return;
  // The button that had the focus is gone. Screen readers say what is there now.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
