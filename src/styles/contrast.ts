/**
 * How well one colour can be told from another, by WCAG 2: from 1, the same, to 21, black on white.
 *
 * @param foreground and `background`: opaque colours, `#rrggbb`.
 * @throws {Error} if one is written in another way.
 */
export function contrast(foreground: string, background: string): number {
  const [dark = 0, light = 0] = [luminance(foreground), luminance(background)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new Error(`"${color}" is not a colour like #1a2b3c.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The light of one channel of sRGB, both from 0 to 1. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
