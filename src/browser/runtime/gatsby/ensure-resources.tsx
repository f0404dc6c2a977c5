import * as React from 'react';
import { CrashBoundary } from '../crash-boundary';
import type { PageResources } from '../page-loader';
import { publicLoader } from './loader';

interface EnsureResourcesProps {
  location: Location;
  children: (page: { location: Location; pageResources: PageResources }) => React.ReactNode;
}

/**
 * Takes the place of Gatsby's component, which leaves the document where a page's files cannot be
 * had. `navigate.ts` shows no address to the router before its page is loaded.
 */
export default function EnsureResources({ location, children }: EnsureResourcesProps) {
  const shown = React.useRef<PageResources>();
  shown.current = publicLoader.loadPageSync(location.pathname) ?? shown.current;
  return (
    <CrashBoundary at={location.href}>
      {shown.current && children({ location, pageResources: shown.current })}
    </CrashBoundary>
  );
}
