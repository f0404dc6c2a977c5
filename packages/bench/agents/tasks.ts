import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { listFiles } from '../../../src/config/diagnostics/files';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { substitute, substituteDeep, type Variables } from '../../../src/config/settings/variables';
import { blocksOf } from '../../../src/features/samples/blocks';

/** Patterns of facts (`evidence.cs`): `*` is any text, and ` | ` stands between alternatives. */
const asserts = z.strictObject({
  /** What an answer must have. */
  has: z.array(z.string()).min(1),
  /** What it must not have. */
  never: z.array(z.string()).default([]),
  /** What must come before something else, wherever a method does that. */
  before: z.array(z.tuple([z.string(), z.string()])).default([]),
});

export type Asserts = z.infer<typeof asserts>;

export type Task = ReturnType<typeof readTasks>[number];

/**
 * The tasks in a folder: a Markdown file each, with asserts in the front matter, then the prompt, then
 * sections with a block of C# each: `Answer`, `Does not compile: why`, `Wrong: why`. Some answers pass:
 * there is more than one way. Others look right.
 */
export function readTasks(dir: string, variables: Variables) {
  return listFiles(dir).map((file) => {
    const { frontMatter = '', body } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
    const [prompt = '', ...parts] = body.split(/^## /m);
    const answers = parts.map((part) => {
      const [, kind = '', why = ''] = /^([^:\n]*)(?:: (.*))?\n/.exec(part) ?? [];
      return { kind, why, code: blocksOf(part, file, variables).blocks[0]?.code ?? '' };
    });
    return {
      name: path.basename(file, '.md'),
      prompt: substitute(prompt.trim(), variables),
      asserts: asserts.parse(substituteDeep(parse(frontMatter), variables)),
      answers,
    };
  });
}
