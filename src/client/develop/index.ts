/** What open pages have in `npm run develop` only. */
import { setOptionsAndConnect } from '@gatsbyjs/webpack-hot-middleware/client';
import socketIo from '$gatsby/socketIo';
import './mistakes';

export { DevelopShell } from './shell';

// Gatsby's own navigation is there already: see `early/paths.ts`.
window.onpopstate = null;

// An edit that an open page cannot take over has it load again, and so has a new start of the server.
setOptionsAndConnect({ reload: 'true' });
socketIo()?.io.on('reconnect', () => location.reload());
