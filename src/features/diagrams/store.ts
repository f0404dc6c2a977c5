import fs from 'node:fs';
import path from 'node:path';
import { hashInName } from '../../config/project/hash-in-name';
import {
  type DiagramMode,
  mermaidConfig,
  type MermaidConfig,
} from '../../page-model/mermaid-config';
import { readTokens, tokenOf } from '../../styles/tokens';

/**
 * Increment this if pictures of the same source come out differently: it makes all of them stale.
 */
const RENDERER = 1;

/** The diagram pictures that `npm run diagrams` stores beside the content. */
export interface DiagramStore {
  /** `diagrams` in the content folder. */
  readonly dir: string;
  /** The file that the pictures' colours come from. */
  readonly tokensFile: string;
  readonly configs: Readonly<Record<DiagramMode, MermaidConfig>>;
  /** The paths of a diagram's pictures, whether or not they exist. */
  readonly filesOf: (source: string) => Readonly<Record<DiagramMode, string>>;
}

/**
 * @param rootDir the project's root: changes in its mermaid version or colours make pictures stale.
 */
export function openDiagramStore(rootDir: string, contentDir: string): DiagramStore {
  const dir = path.join(contentDir, 'diagrams');
  const tokensFile = path.join(rootDir, 'src/styles/tokens.css');
  const tokens = readTokens(fs.readFileSync(tokensFile, 'utf8'));
  const configs = {
    light: mermaidConfig('light', (name) => tokenOf(tokens.light, name)),
    dark: mermaidConfig('dark', (name) => tokenOf(tokens.dark, name)),
  };
  const { version } = JSON.parse(
    fs.readFileSync(path.join(rootDir, 'node_modules/mermaid/package.json'), 'utf8'),
  ) as { version: string };
  const renderer = JSON.stringify([RENDERER, version, configs]);
  const filesOf = (source: string) => {
    const hash = hashInName(`${renderer}\0${normalized(source)}`, 16);
    const file = (mode: DiagramMode) => path.join(dir, `${hash}.${mode}.svg`);
    return { light: file('light'), dark: file('dark') };
  };
  return { dir, tokensFile, configs, filesOf };
}

/**
 * A diagram's source without irrelevant differences: Windows line endings, surrounding whitespace.
 */
export function normalized(source: string): string {
  return source.replace(/\r\n?/g, '\n').trim();
}
