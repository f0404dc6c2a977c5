// The types of the generated module `$site/search`: see `site/publish-search/publish.ts`.
import type { HostedSearchFiles, SearchFiles } from '../../../packages/search/engine/types';

declare const search: SearchFiles | HostedSearchFiles | null;
export default search;
