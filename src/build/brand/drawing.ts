import fs from 'node:fs';
import path from 'node:path';
import { codeDigest } from '../../config/project/code-digest';
import { readTokens, tokenOf, type Tokens } from '../../styles/tokens';
import { PictureCache } from './picture-cache';
import { withTokens } from './template';

const TOKENS_FILE = 'src/styles/tokens.css';

/** The colour of a browser's toolbar, which is that of pages, in each colour mode. */
export interface ThemeColors {
  readonly light: string;
  readonly dark: string;
}

export function themeColorsIn(rootDir: string): ThemeColors {
  const { light, dark } = tokensIn(rootDir);
  return { light: tokenOf(light, '--color-page'), dark: tokenOf(dark, '--color-page') };
}

/** An SVG file of this folder, with the values of tokens. */
export function readBrandSvg(name: string, rootDir: string): string {
  const svg = fs.readFileSync(path.join(rootDir, 'src/build/brand', name), 'utf8');
  return withTokens(svg, tokensIn(rootDir));
}

/** The pictures of earlier builds. They lie beside the packages, where other tools' caches are. */
export function openPictureCache(rootDir: string): PictureCache {
  const dir = path.join(rootDir, 'node_modules', '.cache', 'pictures');
  return new PictureCache(dir, codeDigest(rootDir));
}

function tokensIn(rootDir: string): Tokens {
  return readTokens(fs.readFileSync(path.join(rootDir, TOKENS_FILE), 'utf8'));
}
