// What the static page needs immediately. At most 6 KB (see `scripts/budgets.ts`), no framework.
import { cleanUrl } from './paths';
import { startColorMode } from './color-mode';
import { startCopy } from './copy';
import { startAnnouncement, startDropdowns } from './disclosure';
import { startIslands } from './islands';
import { startMenu } from './menu';
import { startNavbar } from './navbar';
import { startOnDemand } from './on-demand';
import { startRuntime } from './runtime';
import { startSearch } from './search';
import { startSidebar } from './sidebar';
import { startTableOfContents } from './toc';
import { startTabs } from './tabs';

cleanUrl();
startColorMode();
startAnnouncement();
startMenu();
startNavbar();
startSidebar();
startTabs();
startTableOfContents();
startDropdowns();
startCopy();
startIslands();
startOnDemand();
startSearch();
startRuntime();
