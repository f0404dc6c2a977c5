import fs from 'node:fs';
import { membersOf } from '../../search/engine/shape/parsed';
import { TypeGraph } from '../../search/engine/shape/type-graph';
import { nameOf, Ways } from '../../search/engine/shape/ways';
import { createReference } from '../../../src/reference/reference';
import { signaturesOf } from '../../../src/reference/signatures';
import type { ReferencePage } from './stubs';
import type { Toolkit, Unit } from './units';
import { defaultUsings } from './wrap';

/**
 * All lines with which search says how to get from one type to another, as methods of one class, so
 * that they are compiled at once.
 *
 * @param file where they are left, for those who look for what does not compile.
 */
export function waysUnit(
  pages: readonly ReferencePage[],
  toolkit: Toolkit,
  id: number,
  file: string,
): Unit {
  const types = pages.map(({ file: path, api }) => ({ path, type: api, unlisted: false }));
  const reference = createReference(types);
  const documented = types.map((own) => ({
    title: own.type.name,
    path: own.path,
    section: '',
    rank: 'reference' as const,
    ...signaturesOf(reference, own),
  }));
  const graph = new TypeGraph(documented, membersOf(documented));
  const ways = new Ways(graph);
  const lines = graph.names.flatMap((from) =>
    graph.names.flatMap(
      (to) => ways.between({ from, to })?.lines.map(({ line }) => ({ from, line })) ?? [],
    ),
  );
  const code = lines
    .map(({ from, line }, at) => `async void Way${at}(${from} ${nameOf(from)}) { ${line} }`)
    .join('\n');
  // The engine and .NET have some of the same names.
  const aliases = pages.flatMap(({ api: { name, namespace } }) =>
    name.includes('<') ? [] : [`using ${name} = ${namespace}.${name};`],
  );
  const usings = [defaultUsings('', toolkit), ...aliases];
  fs.writeFileSync(file, code);
  const block = { file, line: 1, code };
  const text = `namespace Unit${id} { ${usings.join(' ')} class Ways {\n${code}\n} }\n`;
  return { id, files: [{ name: `u${id}_ways.cs`, text, block }] };
}
