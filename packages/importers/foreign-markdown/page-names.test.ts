import { pageNames, usesPageNames } from './page-names';

it.each([
  ['_jsx(_components.p, { children: frontMatter.title })', true],
  ['_jsx(TOCInline, { toc: toc })', true],
  ['children: metadata?.frontMatter', true],
  ['_jsx(_components.p, { children: "On the topic of tocs" })', false],
])('of the code %s, whether it may use names of the page: %s', (code, isUsed) => {
  expect(usesPageNames(code)).toBe(isUsed);
});

it('knows all names that a page is given', () => {
  for (const name of Object.keys(pageNames('Text.\n', {}))) {
    expect(usesPageNames(`children: ${name}`)).toBe(true);
  }
});
