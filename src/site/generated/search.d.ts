// The types of the generated module `$site/search`: see `content-layer/search/publish.ts`.
import type { HostedSearchFiles, SearchFiles } from '../../search/types';

declare const search: SearchFiles | HostedSearchFiles | null;
export default search;
