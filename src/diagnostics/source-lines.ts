import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';

let loaded: typeof ts | undefined;

/** TypeScript's parser, which takes as long to load as the rest of a command: most have no use for it. */
function typescript(): typeof ts {
  loaded ??= createRequire(path.resolve('package.json'))('typescript') as typeof ts;
  return loaded;
}

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
  const ts = typescript();
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
  const ts = typescript();
  const file = parse(source);
  let line: number | undefined;
  const visit = (node: ts.Node): void => {
    if (line !== undefined) return;
    if (ts.isStringLiteralLike(node) && matches(node.text)) line = lineOf(file, node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return line;
}

function parse(source: string): ts.SourceFile {
  const ts = typescript();
  return ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
}

function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The object after `export default` or `module.exports =`, or on its own in a JSON file. */
function exportedObject(file: ts.SourceFile): ts.Node | undefined {
  const ts = typescript();
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

function resolveName(file: ts.SourceFile, expression: ts.Expression): ts.Node {
  const ts = typescript();
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

function unwrap(node: ts.Node): ts.Node {
  const ts = typescript();
  if (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return unwrap(node.expression);
  }
  return node;
}

function childOf(file: ts.SourceFile, node: ts.Node, key: PropertyKey): ts.Node | undefined {
  const ts = typescript();
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
