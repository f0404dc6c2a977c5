import * as React from 'react';
import { CrashBoundary } from '../crash-boundary';
import type { PageResources } from '../page-loader';
import { publicLoader } from './loader';

interface EnsureResourcesProps {
  location: Location;
  children: (page: { location: Location; pageResources: PageResources }) => React.ReactNode;
}

/**
 * Replaces Gatsby's component, which leaves the document if a page's files can't be loaded. Here,
 * `navigate.ts` only passes an address to the router once its page is loaded.
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
