import path from 'node:path';
import { docPage, siteIn } from '../../test/content-pages';
import { LOG_CODES, LOG_VARIABLES } from '../../test/log-codes';
import { checkLogCodePages } from './check-pages';
import { putFile, tempFolder } from '../../test/temp-folder';

let rootDir: string;
beforeEach(() => {
  rootDir = tempFolder();
  putFile(
    path.join(rootDir, 'content', 'log-codes.ts'),
    'export default {\n  codes: {\n    1004: {},\n    2004: {},\n  },\n};\n',
  );
});

function check(...names: string[]) {
  const site = { ...siteIn(rootDir), logCodes: LOG_CODES, variables: LOG_VARIABLES };
  for (const name of names) {
    const file = path.join(site.folder.docs[0].dir, `${name}.md`);
    putFile(file, `<LogCode code="${/\d+$/.exec(name)?.[0] ?? ''}">`);
  }
  return checkLogCodePages(
    names.map((name) => docPage(site, name)),
    site,
  );
}

it('accepts a page for each code, and other pages beside them', () => {
  expect(check('errors', 'errors/DTX1004', 'errors/DTX2004', 'errors/support')).toEqual([]);
});

it('locates a code without a page', () => {
  expect(check('errors/DTX1004')).toEqual([
    {
      check: 'content',
      file: 'content/log-codes.ts',
      line: 4,
      message: 'The log code DTX2004 has no page.',
      fix: 'Add docs/errors/{logPrefix}2004.mdx, whose text begins with <LogCode code="2004">.',
    },
  ]);
});

it('names a page of a code that the registry does not have', () => {
  expect(check('errors/DTX1004', 'errors/DTX2004', 'errors/DTX3001')).toMatchObject([
    {
      file: 'content/docs/errors/DTX3001.md',
      message: 'The page is about a log code that content/log-codes.ts does not have.',
    },
  ]);
});

it('names a page that shows another code', () => {
  const site = { ...siteIn(rootDir), logCodes: LOG_CODES.slice(0, 1), variables: LOG_VARIABLES };
  const page = docPage(site, 'errors/DTX1004');
  putFile(page.absolutePath, '<LogCode code="1005">');
  expect(checkLogCodePages([page], site)).toMatchObject([
    { file: 'content/docs/errors/DTX1004.md', fix: 'Begin the text with <LogCode code="1004">.' },
  ]);
});

it('checks nothing without a registry', () => {
  const site = siteIn(rootDir);
  expect(checkLogCodePages([docPage(site, 'errors/DTX3001')], site)).toEqual([]);
});
