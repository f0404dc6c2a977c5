import fs from 'node:fs';
import path from 'node:path';
import { hashInName } from '../../config/project/hash-in-name';
import {
  type DiagramMode,
  mermaidConfig,
  type MermaidConfig,
  SYSTEM_FONTS,
} from '../../page-model/mermaid-config';
import { readTokens, tokenOf } from '../../styles/tokens';

/**
 * Increment this if pictures of the same source come out differently: it makes all of them stale.
 */
const RENDERER = 2;

const FONT = {
  family: 'Figtree',
  file: '@fontsource/figtree/files/figtree-latin-400-normal.woff2',
};

/** The diagram pictures that `npm run diagrams` stores beside the content. */
export interface DiagramStore {
  /** `diagrams` in the content folder. */
  readonly dir: string;
  /** The file that the pictures' colours come from. */
  readonly tokensFile: string;
  readonly configs: Readonly<Record<DiagramMode, MermaidConfig>>;
  /** Pictures have it in them: an image cannot use the page's. */
  readonly font: { readonly family: string; readonly file: string };
  /** The paths of a diagram's pictures, whether or not they exist. */
  readonly filesOf: (source: string) => Readonly<Record<DiagramMode, string>>;
}

/**
 * @param rootDir the project's root: changes in its mermaid, font or colours make pictures stale.
 */
export function openDiagramStore(rootDir: string, contentDir: string): DiagramStore {
  const dir = path.join(contentDir, 'diagrams');
  const tokensFile = path.join(rootDir, 'src/styles/tokens.css');
  const tokens = readTokens(fs.readFileSync(tokensFile, 'utf8'));
  const configOf = (mode: DiagramMode) =>
    mermaidConfig(mode, (name) => tokenOf(tokens[mode], name), `${FONT.family}, ${SYSTEM_FONTS}`);
  const configs = { light: configOf('light'), dark: configOf('dark') };
  const { version } = JSON.parse(
    fs.readFileSync(path.join(rootDir, 'node_modules/mermaid/package.json'), 'utf8'),
  ) as { version: string };
  const font = { ...FONT, file: path.join(rootDir, 'node_modules', FONT.file) };
  const letters = fs.readFileSync(font.file, 'base64');
  const renderer = JSON.stringify([RENDERER, version, letters, configs]);
  const filesOf = (source: string) => {
    const hash = hashInName(`${renderer}\0${normalized(source)}`, 16);
    const file = (mode: DiagramMode) => path.join(dir, `${hash}.${mode}.svg`);
    return { light: file('light'), dark: file('dark') };
  };
  return { dir, tokensFile, configs, font, filesOf };
}

/**
 * A diagram's source without irrelevant differences: Windows line endings, surrounding whitespace.
 */
export function normalized(source: string): string {
  return source.replace(/\r\n?/g, '\n').trim();
}
