import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import type { Font } from 'satori';
import sharp from 'sharp';
import { cut, TITLE, titleIn } from './title-size';

export interface CardTexts {
  readonly title: string;
  /** Where the page stands: categories, or the kind and namespace of a type. */
  readonly section: string;
}

export interface CardDesign {
  /** The shapes below the texts: `social-card.svg`. */
  readonly svg: string;
  readonly product: string;
  readonly colors: Readonly<Record<'ink' | 'section', string>>;
}

/** In pixels. */
const SIZE = { width: 1200, height: 630 };

/**
 * Draws a card as PNG. Texts become outlines, so no font of the machine is used. Those with characters
 * that the typeface lacks are left out.
 */
export async function drawCard(
  texts: CardTexts,
  design: CardDesign,
  fonts: Font[],
): Promise<Buffer> {
  // Builds whose cards are all in the cache do not load it.
  const { default: satori } = await import('satori');
  let lacking = '';
  const outlines = await satori(layout(texts, design), {
    ...SIZE,
    fonts,
    loadAdditionalAsset: (_, characters) => {
      lacking += characters;
      return Promise.resolve([]);
    },
  });
  const known = (text: string) =>
    Array.from(text).some((one) => lacking.includes(one)) ? '' : text;
  const [title, section] = [known(texts.title), known(texts.section)];
  if (title !== texts.title || section !== texts.section)
    return drawCard({ title, section }, design, fonts);
  const svg = design.svg.replace('</svg>', `${outlines}</svg>`);
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 7 }).toBuffer();
}

function layout({ title, section }: CardTexts, { product, colors }: CardDesign): ReactNode {
  const { text, size } = titleIn(title);
  return (
    <div
      style={{
        ...SIZE,
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        padding: '76px 80px 60px',
        color: colors.ink,
        fontFamily: 'Figtree, Figtree extended',
        fontWeight: 800,
      }}
    >
      <div style={{ fontSize: 40, letterSpacing: '-0.02em', flexGrow: 1 }}>{product}</div>
      <div
        style={{
          display: 'block',
          width: TITLE.width,
          marginLeft: -4,
          fontSize: size,
          letterSpacing: '-0.03em',
          lineHeight: TITLE.lineHeight,
          textWrap: 'balance',
          wordBreak: 'break-word',
        }}
      >
        {text}
      </div>
      <div
        style={{
          marginTop: 26,
          color: colors.section,
          fontSize: section.length > 40 ? 26 : 34,
          fontWeight: 600,
        }}
      >
        {cut(section, 56)}
      </div>
    </div>
  );
}

/**
 * The weights of the typeface that cards use. Characters that the first subset lacks are taken from
 * the other.
 */
export function readFonts(rootDir: string): Font[] {
  const dir = path.join(rootDir, 'node_modules', '@fontsource', 'figtree', 'files');
  const weights = [600, 800] as const;
  return weights.flatMap((weight) =>
    Object.entries({ latin: 'Figtree', 'latin-ext': 'Figtree extended' }).map(([subset, name]) => {
      const data = fs.readFileSync(path.join(dir, `figtree-${subset}-${weight}-normal.woff`));
      return { name, weight, data };
    }),
  );
}
