/** The process that compiles bodies while Gatsby starts: `src/site/body-process.ts`. */
import './keep-body-modules';
import config from '../../gatsby-config';
import { type Channel, compileAhead } from '../content-layer/ahead/compile-ahead';
import type { Order } from '../site/body-process';
import { currentSite } from '../site/site';

const channel: Channel = {
  send: (report) => process.send?.(report, undefined, {}, () => undefined),
  onOrder: (listener) => process.on('message', (order) => listener(order as Order)),
};

// Also if Gatsby's process is killed.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();

compileAhead(config, currentSite(), channel)
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.disconnect());
