import type { PopularTask } from '../page-model/popular-tasks';

/** `$site/popular` in tests. */
const popular: PopularTask[] = [{ label: 'Connect to a room', href: '/room' }];
export default popular;
