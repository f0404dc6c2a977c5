/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { goTo } from '../../test/dom';
import { publicLoader } from './gatsby/loader';
import { goLive, navigate, pageShown, startHistory } from './navigate';
import { hasDocument, PageFault } from './page-data';
import type { PageResources } from './page-loader';

const show = jest.fn((to: string) => goTo(to));
jest.mock('@gatsbyjs/reach-router', () => ({
  globalHistory: { listen: () => () => undefined },
  navigate: (to: string) => show(to),
}));
jest.mock('./gatsby/loader');
jest.mock('./page-data', (): object => ({
  ...jest.requireActual<object>('./page-data'),
  fetchPageData: jest.fn(),
  hasDocument: jest.fn(),
}));

const loadPage = jest.mocked(publicLoader.loadPage);
const page = {} as PageResources;
const alert = () => screen.queryByRole('alert');
const router = jest.fn();

beforeAll(() => {
  startHistory();
  addEventListener('popstate', router);
  goLive();
});

beforeEach(() => {
  goTo('/here');
  pageShown();
  show.mockClear();
  router.mockClear();
  loadPage.mockReset().mockResolvedValue(page);
  jest.mocked(publicLoader.loadPageSync).mockReset();
  jest.mocked(hasDocument).mockReset().mockResolvedValue(true);
});

it('shows only the page requested last', async () => {
  let late = (_: PageResources) => {};
  loadPage.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  navigate('/slow');
  navigate('/quick');
  await waitFor(() => expect(show).toHaveBeenCalledWith('/quick'));
  late(page);
  await Promise.resolve();
  expect(show).toHaveBeenCalledTimes(1);
});

it('stays on the page if files are gone and there is no document', async () => {
  loadPage.mockRejectedValueOnce(new PageFault('the site has been updated', true));
  jest.mocked(hasDocument).mockResolvedValueOnce(false);
  navigate('/room');
  await waitFor(() => expect(alert()).toHaveTextContent('the site has been updated'));
});

it('passes a way back to the router once its page is loaded', async () => {
  let loaded = (_: PageResources) => {};
  loadPage.mockReturnValueOnce(new Promise((resolve) => (loaded = resolve)));
  goTo('/before');
  fireEvent.popState(window);
  expect(router).not.toHaveBeenCalled();
  jest.mocked(publicLoader.loadPageSync).mockReturnValue(page);
  loaded(page);
  await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
});

it('leaves navigation within the page to the router', () => {
  goTo('/here?q=1#a');
  fireEvent.popState(window);
  expect(router).toHaveBeenCalledTimes(1);
  expect(loadPage).not.toHaveBeenCalled();
});
