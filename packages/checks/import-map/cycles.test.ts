import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../../src/config/diagnostics/files';

/** The files that each file imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds files that import each other, directly or indirectly.
 *
 * @returns each cycle found, from its first file back to that file.
 */
function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push([...path.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const imported of graph.get(file) ?? []) visit(imported);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

it.each([
  ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two files', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
  ['a longer one', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd', 'b']]],
  ['a file that imports itself', { a: ['a'] }, [['a', 'a']]],
])('finds %s', (_, edges, expected) => {
  expect(findCycles(graph(edges as Record<string, string[]>))).toEqual(expected);
});

it('finds none in the project', () => {
  const files = ['src', 'packages', 'scripts', 'content']
    .flatMap((folder) => listFiles(path.resolve(folder)))
    .filter((file) => /\.m?tsx?$/.test(file));
  const known = new Set(files);
  const imports = new Map(
    files.map((file) => [
      file,
      ts
        .preProcessFile(fs.readFileSync(file, 'utf8'))
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => path.resolve(path.dirname(file), fileName))
        .flatMap((target) => ENDINGS.map((ending) => target + ending))
        .filter((target) => known.has(target)),
    ]),
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(500);
  expect(findCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
});

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.d.ts', '/index.ts', '/index.tsx'];
