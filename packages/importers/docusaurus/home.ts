/** A page for the root of a site whose own home page is a React component. */
export function homePage(title: string, tagline: string, links: readonly HomeLink[]): string {
  const list = links.map(({ label, href }) => `- [${escaped(label)}](${href})`).join('\n');
  const front = `---\ntitle: ${JSON.stringify(title)}\nhide_table_of_contents: true\n---`;
  return `${front}\n\n${escaped(tagline)}\n\n${list}\n`;
}

export interface HomeLink {
  readonly label: string;
  readonly href: string;
}

const escaped = (text: string) => text.replace(/[\\[\]{}<>*_`]/g, '\\$&');
