import { apiRunner } from '$gatsby/api-runner-browser';
import { RouteAnnouncerProps } from '$gatsby/route-announcer-props';
import * as React from 'react';
import { pageShown, startHistory } from '../navigate';
import { isShownVisit, leavePage, pageArrived } from '../places';

/*
 * Replaces Gatsby's module, which leaves the document if it can't load a page (twice if the site
 * was updated) or if any chunk is missing.
 */

export { startHistory as init };

type RouterLocation = Location & { readonly state: unknown };

interface RouteUpdatesProps {
  location: RouterLocation;
  children: React.ReactNode;
}

/** Calls the hooks in `gatsby-browser.tsx` before and after each page is shown. */
export class RouteUpdates extends React.Component<RouteUpdatesProps> {
  constructor(props: RouteUpdatesProps) {
    super(props);
    apiRunner('onPreRouteUpdate', { location: props.location, prevLocation: null });
  }

  override componentDidMount(): void {
    // After a crash, it is mounted anew, maybe with another page.
    if (!isShownVisit(history.state)) pageArrived(history.state);
    this.shown(null);
  }

  override shouldComponentUpdate({ location }: RouteUpdatesProps): boolean {
    const prevLocation = this.props.location;
    if (isShownVisit(location.state)) return false;
    apiRunner('onPreRouteUpdate', { location, prevLocation });
    return true;
  }

  override getSnapshotBeforeUpdate(): null {
    leavePage();
    return null;
  }

  override componentDidUpdate({ location }: RouteUpdatesProps): void {
    // Places depend on it.
    pageArrived(this.props.location.state);
    this.shown(location);
  }

  override componentWillUnmount(): void {
    leavePage();
  }

  private shown(prevLocation: RouterLocation | null): void {
    pageShown();
    apiRunner('onRouteUpdate', { location: this.props.location, prevLocation });
  }

  override render(): React.ReactNode {
    return (
      <>
        {this.props.children}
        <RouteAnnouncer location={this.props.location} />
      </>
    );
  }
}

/** Announces each new page to screen readers. */
function RouteAnnouncer({ location }: { location: RouterLocation }) {
  const element = React.useRef<HTMLDivElement>(null);
  const first = React.useRef(location);
  React.useEffect(() => {
    if (location === first.current) return undefined;
    // Wait a frame, because effects also set the title.
    const frame = requestAnimationFrame(() => {
      const name = document.querySelector('#gatsby-focus-wrapper h1')?.textContent;
      const text = MESSAGES.navigatedTo.replace('{page}', name ?? document.title);
      if (element.current) element.current.innerText = text;
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
  return <div {...RouteAnnouncerProps} ref={element} />;
}

/** Only the scroll handler that `unused.ts` replaces would call it. */
export const shouldUpdateScroll = undefined;
