/**
 * `scripts/editor-files.ts`: writes the JSON schemas and snippets in `.vscode/` from the schemas of
 * front matter, sidebars and settings. They are committed, and a unit test finds old ones.
 */
import fs from 'node:fs';
import path from 'node:path';
import { EDITOR_DIR, editorFiles } from './lib/editor-files';

for (const [name, content] of Object.entries(editorFiles())) {
  const file = path.join(EDITOR_DIR, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  console.log(file);
}
