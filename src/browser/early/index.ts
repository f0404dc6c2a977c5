// What the static page needs at once. At most 6 KB (see `scripts/budgets.ts`); no framework.
import { cleanUrl } from './clean-url';
import { startColorMode } from './color-mode';
import { startCopy } from './copy';
import { startDiagrams } from './diagrams';
import { startAnnouncement, startDropdowns } from './disclosure';
import { startFilter } from './filter';
import { startMenu } from './menu';
import { startNavbar } from './navbar';
import { startRuntime } from './runtime';
import { startSidebar } from './sidebar';
import { startTableOfContents } from './toc';
import { startTabs } from './tabs';

cleanUrl();
startColorMode();
startAnnouncement();
startDropdowns();
startMenu();
startNavbar();
startSidebar();
startTabs();
startTableOfContents();
startCopy();
startDiagrams();
startFilter();
startRuntime();
