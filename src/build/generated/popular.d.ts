// The types of the generated module `$site/popular`: see `site/pages/publish.ts`.
import type { PopularTasks } from '../../page-model/popular-tasks';

declare const popular: PopularTasks;
export default popular;
