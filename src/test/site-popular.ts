import type { PopularTasks } from '../page-model/popular-tasks';

/** `$site/popular` in tests. */
const popular: PopularTasks = {
  hasSearch: true,
  tasks: [{ label: 'Connect to a room', href: '/room' }],
};
export default popular;
