/**
 * `npm run diagrams`: draws the content's mermaid fences that have no up-to-date picture, and
 * removes pictures that no fence uses. `npm run diagrams -- --check` only lists them. Both exit
 * with 1 if anything is left to do, or if a diagram is too wide for a phone. `CONTENT_DIR` selects another content folder.
 */
import fs from 'node:fs';
import path from 'node:path';
import { DIAGRAM_MODES } from '../src/page-model/mermaid-config';
import { type DiagramFence, findDiagrams, orphans } from '../src/features/diagrams/find';
import { LEAST_TEXT, PHONE_WIDTH, textOnPhone } from '../src/features/diagrams/legible';
import { hasPictures, normalized, openDiagramStore } from '../src/features/diagrams/store';
import { formatProblems, type Problem } from '../src/config/diagnostics/problems';
import { currentSite } from '../src/config/project/site';
import { displayPath } from '../src/config/diagnostics/files';
import { startDiagramRenderer } from './lib/render-diagrams';

async function main(): Promise<void> {
  const { folder, variables } = currentSite();
  const store = openDiagramStore(folder.rootDir, folder.contentDir);
  const fences = await findDiagrams(folder, variables);
  const wanted = new Set(fences.flatMap(({ source }) => Object.values(store.filesOf(source))));
  const unused = orphans(store.dir, wanted);
  const missing = fences.filter(({ source }) => !hasPictures(store, source));

  if (process.argv.includes('--check')) {
    const problems = [
      ...missing.map((fence) => problem(fence, 'The diagram has no picture, or a stale one.')),
      ...fences.flatMap(tooSmall),
      ...unused.map((file): Problem => ({
        check: 'content',
        file: displayPath(file, folder.rootDir),
        message: 'The picture belongs to no diagram.',
        fix: FIX,
      })),
    ];
    finish(problems, `${fences.length} diagrams, each with its pictures.`);
    return;
  }

  const failed = await draw(missing);
  for (const file of unused) fs.rmSync(file);
  finish(
    [...failed, ...fences.flatMap(tooSmall)],
    `${fences.length} diagrams: ${missing.length} drawn, ${unused.length} pictures removed.`,
  );

  /** A picture is drawn all the same, so that its author can look at it. */
  function tooSmall(fence: DiagramFence): Problem[] {
    if (!hasPictures(store, fence.source)) return [];
    const size = textOnPhone(fs.readFileSync(store.filesOf(fence.source).light, 'utf8'));
    if (size >= LEAST_TEXT) return [];
    return [
      problem(
        fence,
        `On a phone, the diagram's text is ${size.toFixed(1)} px high: it is too wide.`,
        `Draw it narrower, so that text scaled to ${PHONE_WIDTH} px is at least ${LEAST_TEXT} px: TB instead of LR, two boxes beside each other, <br/> in labels, three participants.`,
      ),
    ];
  }

  async function draw(stale: readonly DiagramFence[]): Promise<Problem[]> {
    if (stale.length === 0) return [];
    fs.mkdirSync(store.dir, { recursive: true });
    const renderer = await startDiagramRenderer();
    const problems: Problem[] = [];
    try {
      for (const fence of stale) {
        const source = normalized(fence.source);
        const files = store.filesOf(source);
        try {
          // Render both before writing either: a single one is useless.
          const texts = [];
          for (const mode of DIAGRAM_MODES) {
            texts.push([files[mode], await renderer.render(source, store.configs[mode])] as const);
          }
          for (const [file, text] of texts) fs.writeFileSync(file, text);
          console.log(`${fence.file}:${fence.line} ${path.basename(files.light, '.light.svg')}`);
        } catch (error) {
          problems.push(
            problem(fence, `The diagram cannot be drawn: ${words(error)}`, 'Fix its source.'),
          );
        }
      }
    } finally {
      await renderer.close();
    }
    return problems;
  }
}

const FIX = 'Run "npm run diagrams" and commit what it writes.';

function problem({ file, line }: DiagramFence, message: string, fix = FIX): Problem {
  return { check: 'content', file, line, message, fix };
}

/** Mermaid's message on one line, without the browser's additions. */
function words(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const said = message.replace(/^page\.evaluate: (?:Error: )?/, '').split(/\n\s+at /)[0] ?? '';
  return said.replace(/\s*\n\s*/g, ' | ');
}

function finish(problems: readonly Problem[], success: string): void {
  if (problems.length > 0) {
    console.error(`${formatProblems(problems)}\n`);
    process.exitCode = 1;
  } else {
    console.log(success);
  }
}

void main();
