import { samplePath } from '../../../routes';
import type { PageKind } from './page-kind';

/** Archives are files rather than pages (`features/samples/publish.ts`), and pages may link to them. */
export const SAMPLES: PageKind = {
  paths: ({ samples }) => samples.projects.map(({ name }) => samplePath(name)),
  pages: () => [],
};
