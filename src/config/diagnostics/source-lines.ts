import { createRequire } from 'node:module';
import path from 'node:path';
import type TypeScript from 'typescript';

/** Loaded by `parse`, without which there are no nodes: most commands never need it. */
let ts: typeof TypeScript;

/**
 * The 1-based line of a value in a TypeScript, JavaScript or JSON file, given the path of keys and
 * indexes to it in the exported object. If part of the path doesn't exist, the line of the deepest
 * part that does.
 */
export function lineOfKeyPath(source: string, keys: readonly PropertyKey[]): number | undefined {
  return keyPathLocator(source)(keys);
}

/** `lineOfKeyPath` for several values of one file, which is parsed once. */
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
  ts = createRequire(path.resolve('package.json'))('typescript') as typeof TypeScript;
  return ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
}

function lineOf(file: TypeScript.SourceFile, node: TypeScript.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The object after `export default` or `module.exports =`, or on its own in a JSON file. */
function exportedObject(file: TypeScript.SourceFile): TypeScript.Node | undefined {
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) return resolveName(file, statement.expression);
    if (ts.isExpressionStatement(statement)) {
      const { expression } = statement;
      if (ts.isStringLiteral(expression)) continue; // 'use strict'
      if (ts.isBinaryExpression(expression)) return resolveName(file, expression.right);
      return expression;
    }
    // JSON parses as a block.
    if (ts.isBlock(statement)) {
      const wrapped = ts.createSourceFile('f.ts', `(${file.text})`, ts.ScriptTarget.Latest, true);
      return exportedObject(wrapped);
    }
  }
  return undefined;
}

function resolveName(
  file: TypeScript.SourceFile,
  expression: TypeScript.Expression,
): TypeScript.Node {
  const inner = unwrap(expression);
  if (!ts.isIdentifier(inner)) return inner;
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (ts.isIdentifier(declaration.name) && declaration.name.text === inner.text) {
        return declaration.initializer ?? inner;
      }
    }
  }
  return inner;
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
  for (const property of node.properties) {
    if (property.name === undefined) continue;
    const name = ts.isStringLiteralLike(property.name)
      ? property.name.text
      : property.name.getText(file);
    if (name !== String(key)) continue;
    return ts.isPropertyAssignment(property) ? property.initializer : property;
  }
  return undefined;
}
