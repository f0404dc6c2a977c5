import path from 'node:path';
import ts from 'typescript';
import { type Callable, callMethod, globalValue } from './built-ins';
import { copyPlaces, type Place, setPlace, Unknown } from './unknown';

/** What a file exports, by name: `default` includes `module.exports`. */
export type ModuleExports = Readonly<Record<string, unknown>>;

export interface Modules {
  /** The file that a module imports; undefined for packages and for what may not be read. */
  readonly resolve: (specifier: string, importer: string) => string | undefined;
  /** What an import gives; an `Unknown` for packages. */
  readonly import: (specifier: string, importer: string, line: number) => ModuleExports | Unknown;
}

/** Names and their values, which are worked out when they are first asked for. */
export type Scope = Map<string, () => unknown>;

const Kind = ts.SyntaxKind;

/** Works out the values of a module's expressions from its syntax tree. */
export abstract class Expressions {
  protected readonly module: Scope = new Map();

  constructor(
    protected readonly source: ts.SourceFile,
    protected readonly modules: Modules,
  ) {}

  /** A function that can be followed. */
  protected abstract closure(node: ts.FunctionLikeDeclaration, outer: Scope): Callable;

  /** The value of an expression; `Unknown` for what only running it would tell. */
  protected value(node: ts.Expression, scope: Scope): unknown {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === Kind.TrueKeyword || node.kind === Kind.FalseKeyword)
      return node.kind === Kind.TrueKeyword;
    if (node.kind === Kind.NullKeyword) return null;
    if (ts.isRegularExpressionLiteral(node)) return undefined;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
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
      return this.member(this.value(node.expression, scope), key, node);
    }
    if (ts.isCallExpression(node)) return this.call(node, scope);
    if (ts.isNewExpression(node)) {
      const text = node.expression.getText(this.source);
      const isNow = text === 'Date' && !node.arguments?.length;
      return isNow ? new Date() : this.unknown(node, `"new ${text}"`);
    }
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return this.closure(node, scope);
    return this.unknown(node, 'an expression');
  }

  private identifier(node: ts.Identifier, scope: Scope): unknown {
    const { text } = node;
    const known = scope.get(text) ?? this.module.get(text);
    if (known) return known();
    if (text === '__dirname') return path.dirname(this.source.fileName);
    if (text === '__filename') return this.source.fileName;
    if (text === 'undefined') return undefined;
    return globalValue(text) ?? this.unknown(node, `"${text}"`);
  }

  private object(node: ts.ObjectLiteralExpression, scope: Scope): unknown {
    const result: Record<string, unknown> = {};
    const put = (key: string, value: unknown, property: ts.Node) => {
      // As a key of its own: "__proto__" is a name like others.
      const own = { value, enumerable: true, writable: true, configurable: true };
      Object.defineProperty(result, key, own);
      setPlace(result, key, this.placeOf(property));
    };
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const value = this.value(property.expression, scope);
        if (value instanceof Unknown) put(`…${property.pos}`, value, property);
        else if (typeof value === 'object' && value !== null) {
          for (const [key, one] of Object.entries(value)) put(key, one, property);
          copyPlaces(value, result);
        }
        continue;
      }
      const { name } = property;
      const key = ts.isComputedPropertyName(name) ? this.value(name.expression, scope) : name.text;
      if (typeof key !== 'string' && typeof key !== 'number') continue;
      const value = ts.isPropertyAssignment(property)
        ? this.value(property.initializer, scope)
        : ts.isShorthandPropertyAssignment(property)
          ? this.identifier(property.name, scope)
          : this.closure(property, scope);
      put(String(key), value, property);
    }
    return result;
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

  private binary({ left, right, operatorToken }: ts.BinaryExpression, scope: Scope): unknown {
    const { kind } = operatorToken;
    const first = this.value(left, scope);
    if (first instanceof Unknown) return first;
    if (kind === Kind.AmpersandAmpersandToken) return first && this.value(right, scope);
    if (kind === Kind.BarBarToken) return first || this.value(right, scope);
    if (kind === Kind.QuestionQuestionToken) return first ?? this.value(right, scope);
    const second = this.value(right, scope);
    if (second instanceof Unknown) return second;
    if (kind === Kind.EqualsEqualsEqualsToken || kind === Kind.EqualsEqualsToken)
      return first === second;
    if (kind === Kind.ExclamationEqualsEqualsToken || kind === Kind.ExclamationEqualsToken)
      return first !== second;
    if (kind === Kind.PlusToken && [first, second].every(isPrimitive)) {
      return typeof first === 'number' && typeof second === 'number'
        ? first + second
        : String(first) + String(second);
    }
    return this.unknown(left.parent, 'a calculation');
  }

  private unary(node: ts.PrefixUnaryExpression, scope: Scope): unknown {
    const value = this.value(node.operand, scope);
    if (value instanceof Unknown) return value;
    if (node.operator === Kind.ExclamationToken) return !value;
    if (node.operator === Kind.MinusToken && typeof value === 'number') return -value;
    return this.unknown(node, 'a calculation');
  }

  /** A property; undefined where there is none. */
  protected member(owner: unknown, key: unknown, node: ts.Node): unknown {
    if (owner instanceof Unknown) return owner;
    if (typeof key !== 'string' && typeof key !== 'number') return this.unknown(node, 'a key');
    if (typeof owner === 'string') return this.unknown(node, `"${key}"`);
    if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) return undefined;
    return (owner as Record<string, unknown>)[key];
  }

  private call(node: ts.CallExpression, scope: Scope): unknown {
    const { expression } = node;
    const name = expression.getText(this.source);
    const args = node.arguments.map((argument) => this.value(argument, scope));
    const [first] = args;
    if (name === 'require' && typeof first === 'string') {
      const found = this.load(first, node);
      return found instanceof Unknown ? found : (found.default ?? found);
    }
    if (name === 'require.resolve' && typeof first === 'string') {
      return this.modules.resolve(first, this.source.fileName) ?? first;
    }
    if (ts.isPropertyAccessExpression(expression)) {
      const owner = this.value(expression.expression, scope);
      if (owner instanceof Unknown) return owner;
      const result = callMethod(owner, expression.name.text, args);
      if (result) return result.value;
    }
    const callee = this.value(expression, scope);
    if (typeof callee === 'function') return (callee as Callable)(...args);
    return this.unknown(node, `the call of "${name}"`);
  }

  protected load(specifier: string, node: ts.Node): ModuleExports | Unknown {
    const builtIn = globalValue(specifier.replace(/^(?:node:)?/, 'module:'));
    if (builtIn) return { ...builtIn, default: builtIn };
    return this.modules.import(specifier, this.source.fileName, this.placeOf(node).line);
  }

  protected unknown(node: ts.Node, reason: string): Unknown {
    return new Unknown(reason, this.placeOf(node));
  }

  private placeOf(node: ts.Node): Place {
    const start = node.getStart(this.source);
    const { line } = this.source.getLineAndCharacterOfPosition(start);
    return { file: this.source.fileName, line: line + 1 };
  }
}

const isPrimitive = (value: unknown) => typeof value === 'string' || typeof value === 'number';
