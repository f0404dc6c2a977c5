// The types of the generated module `$site/popular`: see `site/pages/publish.ts`.
import type { PopularTask } from '../../page-model/popular-tasks';

declare const popular: readonly PopularTask[];
export default popular;
