import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { differences } from '../compare/differences';
import { factsOf } from '../compare/page-facts';
import { planProject } from './plan';

const FIXTURES = path.join(__dirname, 'fixtures');
const projects = fs
  .readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

beforeAll(() => installBasePath(''));

describe.each(projects)('the documentation of %s', (project) => {
  const plan = planProject(path.join(FIXTURES, project));

  it('becomes pages that build and lack nothing that their sources tell', async () => {
    const { converted } = (await plan).plan;
    const lost = [...converted].flatMap(([name, file]) =>
      // What links lead to is not in these folders as a whole.
      differences({
        original: factsOf(file.plain?.() ?? ''),
        ours: factsOf(file.html ?? ''),
        isBuilt: false,
      }).flatMap(({ kind, text }) => (kind === 'links' ? [] : `${name} ${text}`)),
    );
    expect(lost).toEqual([]);
    expect(converted.size).toBeGreaterThan(2);
  });

  it('has no tag or expression of MDX that it did not have as HTML', async () => {
    const { notes } = await plan;
    expect(notes.filter(({ message }) => message.includes('cannot be built'))).toEqual([]);
  });
});
