import path from 'node:path';
import ts from 'typescript';
import { callBuiltIn, callMethod, globalValue } from './built-ins';
import type { Modules } from './modules';
import { type Scope, Statements } from './statements';
import { Closure, copyPlaces, type Place, setPlace, Unknown } from './unknown';

/** Works out the values of a module's expressions from its syntax tree. */
export class Evaluator {
  private readonly module: Scope;
  private readonly statements: Statements;

  constructor(
    private readonly source: ts.SourceFile,
    private readonly reader: Modules,
  ) {
    this.statements = new Statements(source, reader, this);
    this.module = this.statements.module;
  }

  /** Adds what the module exports; `module.exports` is the default. */
  fillExports(exports: Record<string, unknown>): void {
    this.statements.fillExports(exports);
  }

  /** The value of an expression; `Unknown` for what only running it would tell. */
  value(node: ts.Expression, scope: Scope): unknown {
    const simple = literal(node);
    if (simple) return simple.value;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isTypeAssertionExpression(node) ||
      ts.isAwaitExpression(node)
    ) {
      return this.value(node.expression, scope);
    }
    if (ts.isIdentifier(node)) return this.identifier(node, scope);
    if (ts.isObjectLiteralExpression(node)) return this.object(node, scope);
    if (ts.isArrayLiteralExpression(node)) return this.array(node, scope);
    if (ts.isTemplateExpression(node)) return this.template(node, scope);
    if (ts.isConditionalExpression(node)) {
      const test = this.value(node.condition, scope);
      if (test instanceof Unknown) return test;
      return this.value(test ? node.whenTrue : node.whenFalse, scope);
    }
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isPrefixUnaryExpression(node)) return this.unary(node, scope);
    if (ts.isPropertyAccessExpression(node)) {
      return this.member(this.value(node.expression, scope), node.name.text, node);
    }
    if (ts.isElementAccessExpression(node)) {
      const key = this.value(node.argumentExpression, scope);
      if (typeof key !== 'string' && typeof key !== 'number') return this.unknown(node, 'a key');
      return this.member(this.value(node.expression, scope), key, node);
    }
    if (ts.isCallExpression(node)) return this.call(node, scope);
    if (ts.isNewExpression(node)) {
      const name = node.expression.getText(this.source);
      const isNow = name === 'Date' && (node.arguments ?? []).length === 0;
      return isNow ? new Date() : this.unknown(node, `"new ${name}"`);
    }
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
      return this.statements.closure(node, scope);
    return this.unknown(node, 'an expression');
  }

  private identifier(node: ts.Identifier, scope: Scope): unknown {
    const { text } = node;
    const known = scope.get(text) ?? this.module.get(text);
    if (known) return known();
    if (text === '__dirname') return path.dirname(this.source.fileName);
    if (text === '__filename') return this.source.fileName;
    return text === 'undefined'
      ? undefined
      : (globalValue(text) ?? this.unknown(node, `"${text}"`));
  }

  private object(node: ts.ObjectLiteralExpression, scope: Scope): unknown {
    const result: Record<string, unknown> = {};
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const value = this.value(property.expression, scope);
        if (value instanceof Unknown) this.put(result, `…${property.pos}`, value, property);
        else if (typeof value === 'object' && value !== null) {
          Object.assign(result, value);
          copyPlaces(value, result);
        }
        continue;
      }
      const key = this.key(property.name, scope);
      if (key === undefined) continue;
      const value = ts.isPropertyAssignment(property)
        ? this.value(property.initializer, scope)
        : ts.isShorthandPropertyAssignment(property)
          ? this.identifier(property.name, scope)
          : ts.isMethodDeclaration(property)
            ? this.statements.closure(property, scope)
            : this.unknown(property, 'a function');
      this.put(result, key, value, property);
    }
    return result;
  }

  private key(name: ts.PropertyName, scope: Scope): string | undefined {
    if (ts.isComputedPropertyName(name)) {
      const value = this.value(name.expression, scope);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    }
    return name.text;
  }

  private put(owner: Record<string, unknown>, key: string, value: unknown, node: ts.Node): void {
    // As a key of its own: "__proto__" is a name like others.
    Object.defineProperty(owner, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
    setPlace(owner, key, this.placeOf(node));
  }

  private array(node: ts.ArrayLiteralExpression, scope: Scope): unknown {
    const result: unknown[] = [];
    for (const element of node.elements) {
      const value = this.value(ts.isSpreadElement(element) ? element.expression : element, scope);
      const added = ts.isSpreadElement(element) && Array.isArray(value) ? value : [value];
      for (const one of added) {
        setPlace(result, result.length, this.placeOf(element));
        result.push(one);
      }
    }
    return result;
  }

  private template(node: ts.TemplateExpression, scope: Scope): unknown {
    let text = node.head.text;
    for (const span of node.templateSpans) {
      const value = this.value(span.expression, scope);
      if (value instanceof Unknown) return value;
      if (typeof value === 'object' && value !== null) return this.unknown(span, 'a text');
      text += String(value) + span.literal.text;
    }
    return text;
  }

  private binary(node: ts.BinaryExpression, scope: Scope): unknown {
    const left = this.value(node.left, scope);
    if (left instanceof Unknown) return left;
    const right = () => this.value(node.right, scope);
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return left && right();
      case ts.SyntaxKind.BarBarToken:
        return left || right();
      case ts.SyntaxKind.QuestionQuestionToken:
        return left ?? right();
    }
    const other = right();
    if (other instanceof Unknown) return other;
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
      case ts.SyntaxKind.EqualsEqualsToken:
        return left === other;
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
      case ts.SyntaxKind.ExclamationEqualsToken:
        return left !== other;
      case ts.SyntaxKind.PlusToken:
        if (typeof left === 'number' && typeof other === 'number') return left + other;
        if (typeof left === 'string' || typeof other === 'string')
          return String(left) + String(other);
    }
    return this.unknown(node, 'a calculation');
  }

  private unary(node: ts.PrefixUnaryExpression, scope: Scope): unknown {
    const value = this.value(node.operand, scope);
    if (value instanceof Unknown) return value;
    if (node.operator === ts.SyntaxKind.ExclamationToken) return !value;
    if (node.operator === ts.SyntaxKind.MinusToken && typeof value === 'number') return -value;
    return this.unknown(node, 'a calculation');
  }

  /** A property; undefined where there is none. */
  member(owner: unknown, key: string | number, node: ts.Node): unknown {
    if (owner instanceof Unknown) return owner;
    if (owner instanceof Closure || owner === undefined || owner === null) return undefined;
    if (Array.isArray(owner) && key === 'length') return owner.length;
    if (typeof owner === 'object' && Object.hasOwn(owner, key)) {
      return (owner as Record<string, unknown>)[key];
    }
    // Methods are called in `call`.
    return typeof owner === 'object' ? undefined : this.unknown(node, `"${key}"`);
  }

  private call(node: ts.CallExpression, scope: Scope): unknown {
    const { expression } = node;
    const name = expression.getText(this.source);
    const args = node.arguments.map((argument) => this.value(argument, scope));
    const [first] = args;
    if (name === 'require' && typeof first === 'string') {
      const builtIn = globalValue(first.replace(/^(?:node:)?/, 'module:'));
      if (builtIn) return builtIn;
      const found = this.reader.import(first, this.source.fileName, this.placeOf(node).line);
      return found instanceof Unknown ? found : (found.default ?? found);
    }
    if (name === 'require.resolve' && typeof first === 'string') {
      return this.reader.resolve(first, this.source.fileName) ?? first;
    }
    const callee = ts.isPropertyAccessExpression(expression)
      ? undefined
      : this.value(expression, scope);
    if (callee instanceof Closure) return callee.call(args);
    if (ts.isPropertyAccessExpression(expression)) {
      const owner = this.value(expression.expression, scope);
      if (owner instanceof Unknown) return owner;
      const own = this.member(owner, expression.name.text, node);
      if (own instanceof Closure) return own.call(args);
      const result = callMethod(owner, expression.name.text, args) ?? callBuiltIn(name, args);
      if (result) return result.value;
    }
    return this.unknown(node, `the call of "${name}"`);
  }

  unknown(node: ts.Node, reason: string): Unknown {
    return new Unknown(reason, this.placeOf(node));
  }

  placeOf(node: ts.Node): Place {
    const start = node.getStart(this.source);
    const { line } = this.source.getLineAndCharacterOfPosition(start);
    return { file: this.source.fileName, line: line + 1 };
  }
}

function literal(node: ts.Expression): { readonly value: unknown } | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return { value: node.text };
  }
  if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
  if (ts.isRegularExpressionLiteral(node)) return { value: undefined };
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return { value: true };
    case ts.SyntaxKind.FalseKeyword:
      return { value: false };
    case ts.SyntaxKind.NullKeyword:
      return { value: null };
    default:
      return undefined;
  }
}
