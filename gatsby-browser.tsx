import type { GatsbyBrowser } from 'gatsby';
import { startAnalytics } from './src/browser/runtime/analytics';
import { announcePage } from './src/browser/runtime/announce-page';
import { loadAiWidget } from './src/browser/runtime/ai-widget';
import { startCopyLink } from './src/browser/runtime/copy-link';
import { forgetServedPage } from './src/browser/runtime/crash-boundary';
import { hydrateInSlices } from './src/browser/runtime/hydrate';
import { followNavigations, goLive } from './src/browser/runtime/navigate';
import { startNavigation } from './src/browser/runtime/navigation';
import { startProgress, stopProgress } from './src/browser/runtime/progress';
import { startSamePageLinks } from './src/browser/runtime/same-page';
import { forgetStructuredData } from './src/browser/runtime/structured-data';
import { ThemeProvider } from './src/browser/runtime/theme-provider';
import { wrapPage } from './src/browser/runtime/wrap-page';
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
  loadAiWidget();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  forgetServedPage();
  forgetStructuredData();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  announcePage(location);
};
