import type { GatsbyBrowser } from 'gatsby';
import { startAnalytics } from './src/browser/runtime/analytics';
import { announcePage } from './src/browser/runtime/announce-page';
import { loadAiWidget } from './src/browser/runtime/ai-widget';
import { startNavigation } from './src/browser/runtime/navigation';
import { stopProgress } from './src/browser/runtime/progress';
import { shouldUpdateScroll as shouldScroll } from './src/browser/runtime/scroll';
import { ThemeProvider } from './src/browser/runtime/theme-provider';
import { wrapPage } from './src/browser/runtime/wrap-page';
import './src/styles/index.css';

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  startNavigation();
  startAnalytics();
  loadAiWidget();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  stopProgress();
  announcePage(location, prevLocation);
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = shouldScroll;
