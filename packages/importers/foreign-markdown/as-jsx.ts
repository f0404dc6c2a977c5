/** A text as the inside of a string of JavaScript in which nothing has a meaning in Markdown. */
export const escapedUnits = (text: string): string =>
  text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** An element of MDX whose texts are read as they are. */
export function asJsx(name: string, props: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(props).map(
    ([key, text]) => ` ${key}={"${escapedUnits(text)}"}`,
  );
  return `<${name}${attributes.join('')} />`;
}
