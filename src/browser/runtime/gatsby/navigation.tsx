import { apiRunner } from '$gatsby/api-runner-browser';
import { RouteAnnouncerProps } from '$gatsby/route-announcer-props';
import * as React from 'react';
import { pageShown, startHistory } from '../navigate';

/*
 * Takes the place of Gatsby's module, which leaves the document for what it cannot load, twice where
 * the site was updated, and at any chunk that is missing anywhere.
 */

export { startHistory as init };

type RouterLocation = Location & { readonly state: { readonly key?: string } | null };

interface RouteUpdatesProps {
  location: RouterLocation;
  children: React.ReactNode;
}

/** Tells the hooks of `gatsby-browser.tsx` of each page, before and after it is shown. */
export class RouteUpdates extends React.Component<RouteUpdatesProps> {
  constructor(props: RouteUpdatesProps) {
    super(props);
    apiRunner('onPreRouteUpdate', { location: props.location, prevLocation: null });
  }

  override componentDidMount(): void {
    this.shown(null);
  }

  override shouldComponentUpdate({ location }: RouteUpdatesProps): boolean {
    const prevLocation = this.props.location;
    if (!isAnother(location, prevLocation)) return false;
    apiRunner('onPreRouteUpdate', { location, prevLocation });
    return true;
  }

  override componentDidUpdate({ location }: RouteUpdatesProps): void {
    this.shown(location);
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

function isAnother(location: RouterLocation, previous: RouterLocation): boolean {
  return location.href !== previous.href || location.state?.key !== previous.state?.key;
}

/** Says to screen readers which page has come. */
function RouteAnnouncer({ location }: { location: RouterLocation }) {
  const element = React.useRef<HTMLDivElement>(null);
  const first = React.useRef(location);
  React.useEffect(() => {
    if (location === first.current) return undefined;
    // Its title is set by effects, too.
    const frame = requestAnimationFrame(() => {
      const name = document.querySelector('#gatsby-focus-wrapper h1')?.textContent;
      const text = MESSAGES.navigatedTo.replace('{page}', name ?? document.title);
      if (element.current) element.current.innerText = text;
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
  return <div {...RouteAnnouncerProps} ref={element} />;
}

/** Whether and where Gatsby scrolls: as the hook of `gatsby-browser.tsx` says. */
export function shouldUpdateScroll(
  prevRouterProps: object | undefined,
  { location }: { location: RouterLocation },
): unknown {
  const { pathname } = location;
  const args = { prevRouterProps, pathname, routerProps: { location } };
  return apiRunner('shouldUpdateScroll', args).pop();
}
