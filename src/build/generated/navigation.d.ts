// The types of the generated module `$site/navigation`: see `site/pages/publish.ts`.
import type { ResolvedSidebar } from '../../page-model/nav-entry';

declare const navigation: { readonly sidebars: readonly ResolvedSidebar[] };
export default navigation;
