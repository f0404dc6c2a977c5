import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { planProject } from './plan';

const FIXTURES = path.join(__dirname, 'fixtures');
const projects = fs
  .readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

beforeAll(() => installBasePath(''));

describe.each(projects)('the documentation of %s', (project) => {
  const plan = planProject(path.join(FIXTURES, project), '/content', FIXTURES);

  it('becomes pages that build, without a word lost', async () => {
    const { converted } = (await plan).plan;
    const lost = [...converted].filter(([, file]) => file.lost !== undefined);
    expect(lost.map(([name, file]) => `${name}: ${file.lost?.join(' ')}`)).toEqual([]);
    expect(converted.size).toBeGreaterThan(2);
  });

  it('keeps its pictures, headings and anchors', async () => {
    for (const { before, after } of (await plan).plan.converted.values()) {
      expect(after?.pictures ?? 0).toBeGreaterThanOrEqual(before?.pictures ?? 0);
      expect(after?.anchors.length ?? 0).toBeGreaterThanOrEqual(before?.anchors.length ?? 0);
    }
  });

  it('has no tag or expression of MDX that it did not have as HTML', async () => {
    const { notes } = await plan;
    expect(notes.filter(({ message }) => message.includes('cannot be built'))).toEqual([]);
  });
});
