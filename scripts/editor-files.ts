/**
 * `scripts/editor-files.ts`: writes the JSON schemas and snippets in `.vscode/` from the schemas of
 * front matter, sidebars and settings. They are committed, and a unit test finds old ones.
 */
import { editorFiles } from '../packages/editor-files/generate';
import { writeIfChanged } from '../src/config/diagnostics/write-whole';
import { settingsSchema } from '../src/config/settings/schema';
import { docFrontMatterSchema } from '../src/markdown/front-matter';
import { apiFrontMatterSchema } from '../src/reference/schema';
import { categoryFileSchema, sidebarsSchema } from '../src/site/sidebars/schema';

/** The folder of what editors read, from the project's root. */
export const EDITOR_DIR = '.vscode';

export const FILES = editorFiles({
  page: docFrontMatterSchema,
  'api-class': apiFrontMatterSchema,
  category: categoryFileSchema,
  sidebars: sidebarsSchema,
  settings: settingsSchema,
});

if (require.main === module)
  for (const [name, text] of Object.entries(FILES)) {
    writeIfChanged(`${EDITOR_DIR}/${name}`, text);
    console.log(`${EDITOR_DIR}/${name}`);
  }
