import type { Problem } from '../../../src/config/diagnostics/problems';
import { bodyOf, type Chunk, chunksOf, lineAt, mask } from '../../csharp/scan';

/** The toolkit's names that the generator needs, without type parameters. */
export interface ModelTypes {
  /** The namespace of `RealtimeModel`. */
  readonly namespace: string;
  /** `RealtimeSet`, `RealtimeArray`, …: properties of these types are created with their model. */
  readonly collections: ReadonlySet<string>;
  /** The model classes of the toolkit and the page. */
  readonly models: ReadonlySet<string>;
}

export interface Model {
  readonly name: string;
  /** The containing namespace inside the block, or an empty string. */
  readonly namespace: string;
  readonly line: number;
  readonly fields: readonly NonNullable<ReturnType<typeof fieldOf>>[];
  /** Methods with `[RealtimeCallback]`, which take and return nothing. */
  readonly callbacks: readonly { readonly name: string; readonly line: number }[];
}

const MODEL = /\[\s*RealtimeModel\s*(?:\([^)]*\))?\s*[,\]]/;
const PROPERTY = /\bRealtimeProperty\s*\(([^)]*)\)/;
const FIELD =
  /([A-Za-z_][\w.]*(?:<[\w.<>[\],?\s]+>)?(?:\[[,\s]*\]|\?)*)\s+(\w+)\s*(?:=[^;]*)?;\s*$/;

/** The models that a block declares, including those in namespaces. */
export function modelsOf(source: string): Model[] {
  return within(source, 0, source.length, '');
}

function within(source: string, start: number, end: number, namespace: string): Model[] {
  const text = mask(source);
  return partsOf(source, start, end).flatMap((chunk) => {
    const body = bodyOf(source, chunk);
    if (!body) return [];
    if (chunk.kind === 'namespace') {
      const inner = [namespace, chunk.name ?? ''].filter(Boolean).join('.');
      return within(source, body.start, body.end, inner);
    }
    if (chunk.kind !== 'type' || !MODEL.test(text.slice(chunk.start, body.start))) return [];
    const members = partsOf(source, body.start, body.end);
    return [
      {
        name: chunk.name ?? '',
        namespace,
        line: lineAt(source, body.start),
        fields: members.flatMap((member) => fieldOf(text, member) ?? []),
        callbacks: members.flatMap((member) => callbackOf(text, member) ?? []),
      },
    ];
  });
}

function partsOf(source: string, start: number, end: number): Chunk[] {
  return chunksOf(source.slice(start, end)).map((chunk) => ({
    ...chunk,
    start: chunk.start + start,
    end: chunk.end + start,
  }));
}

function fieldOf(source: string, { start, end }: Chunk) {
  const text = source.slice(start, end);
  const given = PROPERTY.exec(text)?.[1];
  const declared = FIELD.exec(text);
  if (given === undefined || !declared) return undefined;
  const [, type = '', field = ''] = declared;
  const values = given.split(',').map((value) => value.trim());
  const id = Number(/\d[\d_]*/.exec(values[0] ?? '')?.[0]?.replace(/_/g, ''));
  return {
    id: Number.isNaN(id) ? undefined : id,
    type: type.replace(/\s+/g, ' '),
    field,
    changeEvent: values.some(isChangeEvent),
    interpolated: /[[,]\s*Interpolate\b/.test(text),
    /** The 1-based line in the source. */
    line: lineAt(source, start + declared.index),
  };
}

/** `true` as the third argument, `createDidChangeEvent: true`, or `DidChangeEvent.Enabled`. */
function isChangeEvent(value: string, index: number): boolean {
  if (/\bDidChangeEvent\.Enabled$/.test(value)) return true;
  return (index === 2 && value === 'true') || /^createDidChangeEvent\s*:\s*true$/.test(value);
}

function callbackOf(source: string, { start, end }: Chunk) {
  const text = source.slice(start, end);
  if (!/[[,]\s*RealtimeCallback\s*\(/.test(text)) return undefined;
  const name = /(\w+)\s*\([^()]*\)\s*(?:\{|=>)/.exec(text)?.[1];
  return name === undefined ? undefined : { name, line: lineAt(source, end) };
}

/**
 * The half of a model that the toolkit's source generator writes. Each declaration is on the line
 * of the field it belongs to, so that compiler errors point there.
 *
 * - The base class, the constructors with and without a meta model, the enum `PropertyID`.
 * - `_speed` becomes `speed`: get-only for collections and for child models without a change event.
 * - A change event is `speedDidChange`; collections have none.
 * - `[Interpolate]` adds the get-only `speedInterpolated`.
 */
export function generatedHalf(
  model: Model,
  { namespace, collections, models }: ModelTypes,
): string {
  const base = `global::${namespace}.RealtimeModel`;
  const lines: string[] = [];
  const put = (line: number, text: string) => {
    lines[line - 1] = `${lines[line - 1] ?? ''} ${text}`;
  };
  if (model.namespace !== '') put(model.line, `namespace ${model.namespace} {`);
  put(model.line, `partial class ${model.name} : ${base} {`);
  put(model.line, `public ${model.name}() { }`);
  const metaModel = `global::${namespace}.Serialization.MetaModel`;
  put(model.line, `public ${model.name}(${metaModel} metaModel) : base(metaModel) { }`);
  put(model.line, 'public enum PropertyID : uint { }');
  for (const field of model.fields) {
    const name = field.field.replace(/^_/, '');
    const typeName = field.type.replace(/[<?[].*$/, '').replace(/^.*\./, '');
    const collection = collections.has(typeName);
    const fixed = collection || (models.has(typeName) && !field.changeEvent);
    const setter = fixed ? '' : ' set { throw null; }';
    put(field.line, `public ${field.type} ${name} { get { throw null; }${setter} }`);
    if (field.changeEvent && !collection) {
      const handler = `PropertyChangedHandler<${model.name}, ${field.type}>`;
      put(field.line, `public event ${base}.${handler} ${name}DidChange { add { } remove { } }`);
    }
    if (field.interpolated) {
      put(field.line, `public ${field.type} ${name}Interpolated { get { throw null; } }`);
    }
  }
  for (const { name, line } of model.callbacks) {
    // Does not compile if the method takes or returns something, as callbacks must not.
    put(line, `private System.Action ${name}__Callback { get { return ${name}; } }`);
  }
  lines[lines.length - 1] = `${lines.at(-1) ?? ''} }${model.namespace === '' ? '' : ' }'}`;
  return Array.from(lines, (line) => (line as string | undefined) ?? '').join('\n');
}

/** Finds what the source generator rejects but the compiler cannot see. */
export function modelProblems(
  models: readonly Model[],
  file: string,
  firstLine: number,
): Problem[] {
  return models.flatMap(({ name, fields }) =>
    fields.flatMap((field, index): Problem[] => {
      const at = { check: 'content', file, line: firstLine + field.line - 1 } as const;
      const problems: Problem[] = [];
      if (!/^_[a-z]/.test(field.field)) {
        problems.push({
          ...at,
          message: `The model field "${field.field}" has a name that the source generator refuses.`,
          fix: 'Begin it with an underscore and a lowercase letter: _speed becomes speed.',
        });
      }
      if (field.id !== undefined && fields.slice(0, index).some(({ id }) => id === field.id)) {
        problems.push({
          ...at,
          message: `The property id ${field.id} is taken in ${name}.`,
          fix: 'Give each property of a model an id of its own.',
        });
      }
      return problems;
    }),
  );
}
