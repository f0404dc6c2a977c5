import { findContentFolder } from '../../src/site/content-folder';
import { clearStaleCaches } from '../../src/output/cache-key';

/** What is looked at before Gatsby starts. Ends the process with a sentence where it cannot start. */
export function preflight(rootDir: string): void {
  try {
    findContentFolder(rootDir);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  if (clearStaleCaches(rootDir)) {
    console.log('Settings, packages or the content layer are new: building from scratch.');
  }
}
