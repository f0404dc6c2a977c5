import fs from 'node:fs';
import path from 'node:path';
import { putFile, tempFolder } from './temp-folder';

export interface DocsFolder {
  readonly rootDir: string;
  /** An empty folder in it. */
  readonly docsDir: string;
  /** Writes a file. @param file relative to the docs folder. */
  readonly put: (file: string, content: string) => void;
}

/** Gives each test of a file a project of its own. @returns a function that returns the project. */
export function setUpDocsFolder(): () => DocsFolder {
  let rootDir = '';
  beforeEach(() => {
    rootDir = tempFolder();
    fs.mkdirSync(path.join(rootDir, 'docs'));
  });
  return () => {
    const docsDir = path.join(rootDir, 'docs');
    const put = (file: string, content: string) => putFile(path.join(docsDir, file), content);
    return { rootDir, docsDir, put };
  };
}
