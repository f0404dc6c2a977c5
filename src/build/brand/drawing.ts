import fs from 'node:fs';
import path from 'node:path';
import { codeDigest } from '../../config/project/code-digest';
import { type ColorMode, readTokens, tokenOf, type Tokens } from '../../styles/tokens';
import { PictureCache } from './picture-cache';

const TOKENS_FILE = 'src/styles/tokens.css';

/** The colour of a browser's toolbar, which is that of pages, in each colour mode. */
export type ThemeColors = Readonly<Record<ColorMode, string>>;

export function themeColorsIn(rootDir: string): ThemeColors {
  const { light, dark } = tokensIn(rootDir);
  return { light: tokenOf(light, '--color-page'), dark: tokenOf(dark, '--color-page') };
}

/** The values of the tokens in each colour mode. */
export function tokensIn(rootDir: string): Tokens {
  return readTokens(fs.readFileSync(path.join(rootDir, TOKENS_FILE), 'utf8'));
}

/** The pictures of earlier builds. They lie beside the packages, where other tools' caches are. */
export function openPictureCache(rootDir: string): PictureCache {
  const dir = path.join(rootDir, 'node_modules', '.cache', 'pictures');
  return new PictureCache(dir, codeDigest(rootDir));
}
