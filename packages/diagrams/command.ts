import fs from 'node:fs';
import path from 'node:path';
import { LEAST_TEXT, PHONE_WIDTH, textOnPhone } from './legible';
import { type DiagramConfig, type DiagramFont, startDiagramRenderer } from './render';

/** A diagram's source with its place in the content and its pictures. */
export interface Diagram {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  /** The files of its pictures, whether or not they exist. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** The diagrams of a site. */
export interface Diagrams {
  /** The folder of the pictures. */
  readonly dir: string;
  readonly all: readonly Diagram[];
  readonly configs: Readonly<Record<string, DiagramConfig>>;
  readonly font: DiagramFont;
  /** The module that draws in a page: it exports `renderFile`. */
  readonly script: string;
  /** What to do about pictures that are missing or left over. */
  readonly fix: string;
}

type DiagramProblem = Readonly<Record<'file' | 'message' | 'fix', string> & { line?: number }>;

const PICTURE = /^[\da-f]{16}\.(?:light|dark)\.svg$/;

/** The stored pictures that no diagram uses any more. */
export function orphans(dir: string, wanted: ReadonlySet<string>): string[] {
  if (!fs.existsSync(dir)) return [];
  const files = fs
    .readdirSync(dir)
    .sort()
    .filter((name) => PICTURE.test(name));
  return files.map((name) => path.join(dir, name)).filter((file) => !wanted.has(file));
}

/** Whether a diagram has all pictures. */
export function hasPictures({ pictures }: Pick<Diagram, 'pictures'>): boolean {
  return Object.values(pictures).every((file) => fs.existsSync(file));
}

const unusedOf = ({ dir, all }: Diagrams) =>
  orphans(dir, new Set(all.flatMap(({ pictures }) => Object.values(pictures))));

/** What is wrong with the pictures that are there. */
export function checkDiagrams(diagrams: Diagrams): DiagramProblem[] {
  const { all, fix } = diagrams;
  const unused = 'The picture belongs to no diagram.';
  return [
    ...all
      .filter((diagram) => !hasPictures(diagram))
      .map((one) => problem(one, 'The diagram has no picture, or a stale one.', fix)),
    ...all.flatMap(tooSmall),
    ...unusedOf(diagrams).map((file) => ({ file, message: unused, fix })),
  ];
}

/**
 * Draws the pictures that are missing and removes those that no diagram uses.
 *
 * @returns what could not be drawn, or is too small; and the numbers of what was done.
 */
export async function drawDiagrams(diagrams: Diagrams) {
  const stale = diagrams.all.filter((diagram) => !hasPictures(diagram));
  const unused = unusedOf(diagrams);
  const failed = stale.length > 0 ? await draw(diagrams, stale) : [];
  for (const file of unused) fs.rmSync(file);
  return {
    problems: [...failed, ...diagrams.all.flatMap(tooSmall)],
    drawn: stale.length,
    removed: unused.length,
  };
}

async function draw(
  { dir, configs, script, font }: Diagrams,
  stale: readonly Diagram[],
): Promise<DiagramProblem[]> {
  fs.mkdirSync(dir, { recursive: true });
  const renderer = await startDiagramRenderer(script, font);
  const problems: DiagramProblem[] = [];
  try {
    for (const diagram of stale) {
      const files = Object.entries(diagram.pictures);
      try {
        // Render all before writing any: a single one is useless.
        const texts: [file: string, text: string][] = [];
        for (const [mode, file] of files) {
          texts.push([file, await renderer.render(diagram.source, configs[mode] ?? {})]);
        }
        for (const [file, text] of texts) fs.writeFileSync(file, text);
        const [name = ''] = path.basename(files[0]?.[1] ?? '').split('.');
        console.log(`${diagram.file}:${diagram.line} ${name}`);
      } catch (error) {
        const message = `The diagram cannot be drawn: ${words(error)}`;
        problems.push(problem(diagram, message, 'Fix its source.'));
      }
    }
  } finally {
    await renderer.close();
  }
  return problems;
}

/** A picture is drawn all the same, so that its author can look at it. */
function tooSmall(diagram: Diagram): DiagramProblem[] {
  const [picture] = Object.values(diagram.pictures);
  if (picture === undefined || !hasPictures(diagram)) return [];
  const size = textOnPhone(fs.readFileSync(picture, 'utf8'));
  if (size >= LEAST_TEXT) return [];
  return [
    problem(
      diagram,
      `On a phone, the diagram's text is ${size.toFixed(1)} px high: it is too wide.`,
      `Draw it narrower, so that text scaled to ${PHONE_WIDTH} px is at least ${LEAST_TEXT} px: TB instead of LR, two boxes beside each other, <br/> in labels, three participants.`,
    ),
  ];
}

function problem({ file, line }: Diagram, message: string, fix: string): DiagramProblem {
  return { file, line, message, fix };
}

/** Mermaid's message on one line, without the browser's additions. */
function words(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.replace(/^page\.evaluate: (?:Error: )?/, '').split(/\n\s+at /);
  return first.replace(/\s*\n\s*/g, ' | ');
}
