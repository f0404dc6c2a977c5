/** @jest-environment jsdom */
import '../../test/dom';
import { fetchPageData, PageFault } from './page-data';
import { PageLoader, pagePath } from './page-loader';

jest.mock('./page-data', (): object => ({
  ...jest.requireActual<object>('./page-data'),
  fetchPageData: jest.fn(),
  hasDocument: jest.fn(),
}));

const fetched = jest.mocked(fetchPageData);
const data = (path: string, componentChunkName = 'doc') => ({
  path,
  componentChunkName,
  result: { pageContext: { id: path } },
});
const Doc = () => null;
const doc = jest.fn(() => Promise.resolve<{ default: unknown }>({ default: Doc }));
const loader = () => new PageLoader({ doc });

beforeEach(() => {
  fetched.mockReset().mockImplementation((path) => Promise.resolve(data(path)));
  doc.mockClear();
});

it.each([
  ['/room', '/room'],
  ['/room?q=a/b#c', '/room'],
  ['/room/', '/room'],
  ['/', '/'],
  ['/r%C3%A4ume', '/räume'],
  ['/%E0%A4', '/%E0%A4'],
])('knows %s as %s', (address, path) => {
  expect(pagePath(address)).toBe(path);
});

it('loads a page only once, even if called several times', async () => {
  const pages = loader();
  expect(pages.get('/room')).toBeUndefined();
  const [first, second] = await Promise.all([pages.load('/room?a'), pages.load('/room#b')]);
  expect(first).toBe(second);
  expect(first).toMatchObject({ component: Doc, json: { pageContext: { id: '/room' } } });
  expect(pages.get('/room')).toBe(await pages.load('/room'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('does not fetch known data', async () => {
  await loader().load('/404-at-any-address', data('/404.html'));
  expect(fetched).not.toHaveBeenCalled();
});

it('tries again after a failure', async () => {
  const pages = loader();
  fetched.mockRejectedValueOnce(new PageFault('offline'));
  await expect(pages.load('/room')).rejects.toThrow('offline');
  expect(pages.get('/room')).toBeUndefined();
  await expect(pages.load('/room')).resolves.toMatchObject({ component: Doc });
});

it('tries to load a template again', async () => {
  const pages = loader();
  doc.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await expect(pages.load('/room')).rejects.toMatchObject({ isGone: true });
  await expect(pages.load('/room')).resolves.toMatchObject({ component: Doc });
});

it('treats an unknown template as one of another build', async () => {
  fetched.mockResolvedValue(data('/room', 'new-template'));
  await expect(loader().load('/room')).rejects.toMatchObject({ isGone: true });
});

it('names a page module that exports no page', async () => {
  doc.mockResolvedValueOnce({ default: undefined });
  await expect(loader().load('/room')).rejects.toMatchObject({
    message: 'the page module "doc" has no default export',
    isGone: false,
  });
});
