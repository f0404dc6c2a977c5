import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { SampleSetup } from '../../../src/config/settings/sample-schema';
import type { SampleBlock } from '../../../src/features/samples/blocks';
import { neededPieces } from '../../csharp/needed';
import { chunksOf, identifiersOf, typeNames } from '../../csharp/scan';
import { generatedHalf, modelsOf, type ModelTypes } from './generated-models';
import { usingsOf, wrap, type Wrapping } from './wrap';

/** A file for the compiler, with the origin of its lines. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
  readonly block: SampleBlock;
  /** The line of the page behind each line of a block that was generated, where there is one. */
  readonly places?: readonly (number | undefined)[];
}

/** What is compiled for one block: the block itself, and the types it uses from other blocks. */
export interface Unit {
  readonly id: number;
  readonly files: readonly SourceFile[];
}

/** A sample project. */
export interface ProjectCode {
  /** The blocks whose code the scripts are. */
  readonly blocks: readonly [SampleBlock, ...SampleBlock[]];
  /** The scripts that build the project in the Editor, or test it. */
  readonly editor: readonly Pick<SourceFile, 'block' | 'places'>[];
  /** What the scripts for the Editor build; the page has its file. */
  readonly setup?: SampleSetup;
}

/** The toolkit's names that wrapping and the source generator need. */
export interface Toolkit extends Pick<Wrapping, 'defaultUsings' | 'defaultAliases'> {
  readonly models: ModelTypes;
}

/** A type, or a namespace with types, in a block of a page. */
type Piece = ReturnType<typeof piecesOf>[number];

/**
 * The units of a page. A block sees the types that other blocks on its page declare. If there are
 * several versions of a type, it sees the latest before it, or else the first after it. Its own
 * types take precedence over those; types from its `context-page` come last.
 *
 * @param firstId the id of the first block; those that follow count up.
 * @param contextBlocks the blocks of the page that a block's `context-page` names.
 */
export function unitsOf(
  blocks: readonly SampleBlock[],
  toolkit: Toolkit,
  firstId: number,
  contextBlocks: (block: SampleBlock) => readonly SampleBlock[] = () => [],
): Unit[] {
  const pieces = blocks.map(piecesOf);
  return blocks.flatMap((block, index) => {
    if (!isCompiled(block)) return [];
    const id = firstId + index;
    const own = pieces[index] ?? [];
    const before = pieces.slice(0, index).flat().reverse();
    const after = pieces.slice(index + 1).flat();
    const elsewhere = contextBlocks(block).flatMap(piecesOf).reverse();
    const text = [block.code, block.context ?? '', block.contextClass ?? ''].join('\n');
    const others = [...before, ...after, ...elsewhere];
    const context = neededPieces(own, [...identifiersOf(text)], others, ({ words }) => words);
    return [{ id, files: filesOf(id, block, own, context, toolkit) }];
  });
}

/** The unit of a sample project: its scripts and those for the Editor together, and nothing else. */
export function projectUnit(
  { blocks: [first, ...rest], editor }: ProjectCode,
  toolkit: Toolkit,
  id: number,
): Unit {
  const files = filesOf(id, first, piecesOf(first), rest.flatMap(piecesOf), toolkit);
  const more = editor.flatMap(({ block, places }, index) =>
    wrap(block.code, { namespace: namespaceOf(id), ...toolkit }).map((text): SourceFile => ({
      name: `u${id}_editor${index}.cs`,
      text,
      block,
      ...(places && { places }),
    })),
  );
  return { id, files: [...files, ...more] };
}

/** The namespace of a unit, so that units can declare types with the same name. */
export const namespaceOf = (id: number) => `Sample${id}`;

const isCompiled = ({ noCompile, excerpt }: SampleBlock) =>
  noCompile === undefined && excerpt === undefined;

function piecesOf(block: SampleBlock) {
  const { code } = block;
  if (!isCompiled(block)) return [];
  return chunksOf(code)
    .filter((chunk) => chunk.kind === 'namespace' || (chunk.kind === 'type' && !chunk.nested))
    .map((chunk) => ({
      block,
      chunk,
      types: typeNames(code, chunk),
      words: identifiersOf(code.slice(chunk.start, chunk.end)),
    }));
}

function filesOf(
  id: number,
  block: SampleBlock,
  own: readonly Piece[],
  context: readonly Piece[],
  toolkit: Toolkit,
): SourceFile[] {
  const wrapping = { namespace: namespaceOf(id), ...toolkit };
  const files: SourceFile[] = [];
  const add = (of: SampleBlock, text: string) => {
    files.push({ name: `u${id}_${files.length}.cs`, text, block: of });
  };
  const { context: fields, contextClass } = block;
  for (const source of wrap(block.code, { ...wrapping, context: fields, contextClass }))
    add(block, source);
  const byBlock = groupBy(context, (piece) => piece.block);
  for (const [of, pieces] of byBlock) {
    const kept = pieces.map(({ chunk }) => chunk);
    for (const source of wrap(of.code, wrapping, kept)) add(of, source);
  }
  const all: [SampleBlock, readonly Piece[]][] = [[block, own], ...byBlock];
  const declared = all.flatMap(([of, pieces]) => {
    const names = new Set(pieces.flatMap((piece) => piece.types));
    const found = modelsOf(of.code).filter(({ name }) => names.has(name));
    return found.map((model) => [of, model] as const);
  });
  const models = new Set([...toolkit.models.models, ...declared.map(([, { name }]) => name)]);
  for (const [of, model] of declared) {
    const half = generatedHalf(model, { ...toolkit.models, models });
    const usings = usingsOf(of.code).join(' ');
    add(of, `namespace ${wrapping.namespace} { ${usings}\n${half}\n}\n`);
  }
  return files;
}
