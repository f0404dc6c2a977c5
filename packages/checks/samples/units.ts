import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { SampleBlock } from '../../../src/features/samples/blocks';
import { type Chunk, chunksOf, identifiersOf, typeNames } from '../../csharp/scan';
import type { ProjectCode } from './projects';
import { generatedHalf, modelsOf, type ModelTypes } from './generated-models';
import { wrap, type Wrapping } from './wrap';

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

/** The toolkit's names that wrapping and the source generator need. */
export interface Toolkit {
  readonly defaultUsings: readonly string[];
  readonly defaultAliases: Readonly<Record<string, string>>;
  readonly models: ModelTypes;
}

/** A type, or a namespace with types, in a block of a page. */
interface Piece {
  readonly block: SampleBlock;
  readonly chunk: Chunk;
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
}

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
    const context = neededPieces(block, own, [...before, ...after, ...elsewhere]);
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

function piecesOf(block: SampleBlock): Piece[] {
  const { code } = block;
  if (!isCompiled(block)) return [];
  return chunksOf(code)
    .filter((chunk) => chunk.kind === 'namespace' || (chunk.kind === 'type' && !chunk.nested))
    .map((chunk) => ({
      block,
      chunk,
      names: typeNames(code, chunk),
      words: identifiersOf(code.slice(chunk.start, chunk.end)),
    }));
}

/** The pieces whose types a block uses, directly or indirectly. */
function neededPieces(
  block: SampleBlock,
  own: readonly Piece[],
  others: readonly Piece[],
): Piece[] {
  const declared = new Set(own.flatMap((piece) => piece.names));
  const needed: Piece[] = [];
  const text = [block.code, block.context ?? '', block.contextClass ?? ''].join('\n');
  const words = [...identifiersOf(text)];
  for (let word = words.pop(); word !== undefined; word = words.pop()) {
    if (declared.has(word)) continue;
    const name = word;
    const piece = others.find(({ names }) => names.includes(name));
    if (!piece || piece.names.some((other) => declared.has(other))) continue;
    piece.names.forEach((other) => declared.add(other));
    needed.push(piece);
    words.push(...piece.words);
  }
  return needed;
}

function filesOf(
  id: number,
  block: SampleBlock,
  own: readonly Piece[],
  context: readonly Piece[],
  toolkit: Toolkit,
): SourceFile[] {
  const wrapping: Wrapping = { namespace: namespaceOf(id), ...toolkit };
  const files: SourceFile[] = [];
  const add = (of: SampleBlock, text: string) => {
    files.push({ name: `u${id}_${files.length}.cs`, text, block: of });
  };
  const { context: fields, contextClass } = block;
  const fragment: Wrapping = { ...wrapping, context: fields, contextClass };
  for (const source of wrap(block.code, fragment)) add(block, source);
  const byBlock = groupBy(context, (piece) => piece.block);
  for (const [of, pieces] of byBlock) {
    const kept = pieces.map(({ chunk }) => chunk);
    for (const source of wrap(of.code, wrapping, kept)) add(of, source);
  }
  const all: [SampleBlock, readonly Piece[]][] = [[block, own], ...byBlock];
  const models = new Set(toolkit.models.models);
  const declared = all.map(([of, pieces]) => {
    const names = new Set(pieces.flatMap((piece) => piece.names));
    return [of, modelsOf(of.code).filter(({ name }) => names.has(name))] as const;
  });
  for (const [, found] of declared) found.forEach(({ name }) => models.add(name));
  for (const [of, found] of declared) {
    const usings = chunksOf(of.code)
      .filter((chunk) => chunk.kind === 'using')
      .map((chunk) => of.code.slice(chunk.start, chunk.end).replace(/\s+/g, ' '))
      .join(' ');
    for (const model of found) {
      const half = generatedHalf(model, { ...toolkit.models, models });
      add(of, `namespace ${wrapping.namespace} { ${usings}\n${half}\n}\n`);
    }
  }
  return files;
}
