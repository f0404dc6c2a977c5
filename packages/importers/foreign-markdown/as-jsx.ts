/** An element of MDX whose texts are read as they are: nothing in them has a meaning in Markdown. */
export function asJsx(name: string, props: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(props).map(([key, text]) => {
    const code = text.replace(
      /[^]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return ` ${key}={"${code}"}`;
  });
  return `<${name}${attributes.join('')} />`;
}
