import { type MentioningPage, mentionsOf } from './mentions';

const page = (path: string, targets: string[], over: Partial<MentioningPage> = {}) => ({
  path,
  title: path.toUpperCase(),
  isType: false,
  unlisted: false,
  targets: new Set(targets),
  ...over,
});

it('lists the pages that lead to a page, guides first, in the given order', () => {
  const pages = [
    page('/c/view', ['/c/room', '/c/view'], { isType: true }),
    page('/b', ['/c/room', '/a']),
    page('/a', ['/c/room', '/c/view']),
    page('/hidden', ['/c/room'], { unlisted: true }),
  ];
  const mentions = mentionsOf(pages, new Set(['/c/room', '/c/view']));
  expect(mentions).toEqual({
    '/c/room': [
      { path: '/b', title: '/B', isType: false },
      { path: '/a', title: '/A', isType: false },
      { path: '/c/view', title: '/C/VIEW', isType: true },
    ],
    '/c/view': [{ path: '/a', title: '/A', isType: false }],
  });
});
