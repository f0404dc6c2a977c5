import type { GatsbyBrowser } from 'gatsby';
import { startAnalytics } from './src/client/runtime/analytics';
import { loadAiWidget } from './src/client/runtime/ai-widget';
import { startCopyLink } from './src/client/runtime/copy-link';
import { forgetServedPage } from './src/client/runtime/crash-boundary';
import { hydrateInSlices } from './src/client/runtime/hydrate';
import { followNavigations, goLive } from './src/client/runtime/navigate';
import { startNavigation } from './src/client/runtime/navigation';
import { announceRoute, forgetStructuredData } from './src/client/runtime/page-changes';
import { startReports } from './src/client/runtime/reports';
import { startProgress, stopProgress } from './src/client/runtime/progress';
import { startSamePageLinks } from './src/client/runtime/same-page';
import { ThemeProvider } from './src/components/ColorMode/ThemeProvider';
import { wrapPage } from './src/client/runtime/wrap-page';
import './src/styles/index.css';

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

/** In develop there is nothing to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydrateInSlices : undefined;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  followNavigations({ start: startProgress, stop: stopProgress });
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  goLive();
  startNavigation();
  startSamePageLinks();
  startCopyLink();
  startAnalytics();
  startReports();
  loadAiWidget();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  forgetServedPage();
  forgetStructuredData();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = announceRoute;
