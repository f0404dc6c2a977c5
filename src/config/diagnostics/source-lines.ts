import type TypeScript from 'typescript';
import { loadPackage } from './load-package';

/** Loaded by `parse`, without which there are no nodes: most commands never need it. */
let ts: typeof TypeScript;

/**
 * The 1-based line of a value in a TypeScript, JavaScript or JSON file, given the path of keys and
 * indexes to it in the exported object. If part of the path doesn't exist, the line of the deepest
 * part that does.
 */
export function keyPathLocator(
  source: string,
): (keys: readonly PropertyKey[]) => number | undefined {
  const file = parse(source);
  const root = exportedObject(file);
  return (keys) => {
    let node = root;
    let found = node;
    for (const key of keys) {
      node = node && childOf(file, unwrap(node), key);
      if (!node) break;
      found = node;
    }
    const named = found && ts.isPropertyAssignment(found.parent) ? found.parent : found;
    return named && lineOf(named.getSourceFile(), named);
  };
}

/** The 1-based line of the first string literal that satisfies a condition. */
export function lineOfString(
  source: string,
  matches: (text: string) => boolean,
): number | undefined {
  const file = parse(source);
  let line: number | undefined;
  const visit = (node: TypeScript.Node): void => {
    if (line !== undefined) return;
    if (ts.isStringLiteralLike(node) && matches(node.text)) line = lineOf(file, node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return line;
}

function parse(source: string): TypeScript.SourceFile {
  ts = loadPackage('typescript') as typeof TypeScript;
  return ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
}

function lineOf(file: TypeScript.SourceFile, node: TypeScript.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The object after `export default` or `module.exports =`, or on its own in a JSON file. */
function exportedObject(file: TypeScript.SourceFile): TypeScript.Node | undefined {
  // JSON parses as a block.
  if (/^\s*\{/.test(file.text)) return exportedObject(parse(`(${file.text})`));
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) return resolveName(file, statement.expression);
    if (!ts.isExpressionStatement(statement)) continue;
    const { expression } = statement;
    if (ts.isBinaryExpression(expression)) return resolveName(file, expression.right);
    // Not 'use strict'.
    if (!ts.isStringLiteral(expression)) return unwrap(expression);
  }
  return undefined;
}

/** What an identifier stands for: the value of a constant of the file. */
function resolveName(
  file: TypeScript.SourceFile,
  expression: TypeScript.Expression,
): TypeScript.Node {
  const inner = unwrap(expression);
  if (!ts.isIdentifier(inner)) return inner;
  const declaration = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === inner.text);
  return declaration?.initializer ?? inner;
}

function unwrap(node: TypeScript.Node): TypeScript.Node {
  if (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return unwrap(node.expression);
  }
  return node;
}

function childOf(
  file: TypeScript.SourceFile,
  node: TypeScript.Node,
  key: PropertyKey,
): TypeScript.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    return typeof key === 'number' ? node.elements[key] : undefined;
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => {
    if (name === undefined) return false;
    return (ts.isStringLiteralLike(name) ? name.text : name.getText(file)) === String(key);
  });
  return property && ts.isPropertyAssignment(property) ? property.initializer : property;
}
