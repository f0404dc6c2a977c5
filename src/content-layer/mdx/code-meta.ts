/** What stands after the language of a fence, taken apart. */
export interface CodeMeta {
  readonly title?: string;
  /** The first line's number, where line numbers are asked for. */
  readonly firstLine?: number;
  /** `{1,4-6}` for gatsby-remark-prismjs, or an empty text. */
  readonly highlight: string;
  /** The reason after `no-compile`, where the sample is exempt from compiling. */
  readonly noCompile?: string;
}

/**
 * Reads the meta of a fence: `title="Player.cs" {1,4-6} showLineNumbers no-compile="why"`.
 *
 * @param meta the text after the language, or null.
 */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? '';
  const title = attribute(text, 'title');
  const noCompile = attribute(text, 'no-compile');
  // What a title says is no instruction.
  const bare = text.replace(/=(?:"[^"]*"|'[^']*')/g, '=');
  const numbers =
    /(?:showLineNumbers(?:=\{?(\d+)\}?)?|\{\s*numberLines\s*:\s*(true|\d+)\s*\})/.exec(bare);
  const highlight = /\{([\d\s,-]+)\}/.exec(bare.replace(/showLineNumbers=\{\d+\}/, ''));
  return {
    ...(title !== undefined && { title }),
    ...(noCompile !== undefined && { noCompile }),
    ...(numbers && { firstLine: Number(numbers[1] ?? numbers[2]) || 1 }),
    highlight: highlight?.[1] ? `{${highlight[1].replace(/\s/g, '')}}` : '',
  };
}

function attribute(text: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(text);
  return match?.[1] ?? match?.[2];
}
