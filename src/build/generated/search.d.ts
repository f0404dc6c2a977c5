// The types of the generated module `$site/search`: see `site/publish-search/publish-site.ts`.
import type { SearchFiles } from '../../../packages/search/engine/types';
import type { HostedSearchFiles } from '../../../packages/search/engine/hosted/settings';

declare const search: SearchFiles | HostedSearchFiles | null;
export default search;
