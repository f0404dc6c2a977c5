import type { PagePlace } from '../../page-model/place';
import type { Site } from '../../config/project/site';
import type { ReferenceIndex } from '../../reference/reference-index';
import type { CheckedPage } from '../finish';
import type { PageNode } from '../nodes/nodes';
import type { sampleProjects } from '../../features/samples/projects';
import type { loadSearchContent } from '../search/search-content';
import type { Navigation } from './navigation';
import type { WrittenRedirect } from './redirects';
import type { UnreadableFiles } from './unreadable';

/** Everything a site consists of, before its pages are finished. */
export interface SiteContent {
  readonly site: Site;
  /** Documents by path, then classes by path. */
  readonly nodes: readonly PageNode[];
  readonly unreadable: UnreadableFiles;
  readonly navigation: Navigation;
  /** The position of each path in the sidebars, in their order. */
  readonly places: ReadonlyMap<string, PagePlace>;
  readonly redirects: readonly WrittenRedirect[];
  readonly samples: ReturnType<typeof sampleProjects>;
  readonly search: ReturnType<typeof loadSearchContent>;
}

export interface FinishedContent extends SiteContent {
  /** In the order of the nodes. */
  readonly pages: readonly CheckedPage[];
  /** The sidebar section of each path, in the sidebar's order. */
  readonly sections: Readonly<Record<string, string>>;
  readonly referenceIndex: ReferenceIndex;
}
