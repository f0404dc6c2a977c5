import ts from 'typescript';
import { globalValue } from './built-ins';
import type { Modules } from './modules';
import { Closure, type Place, Unknown } from './unknown';

/** Names and their values, which are worked out when they are first asked for. */
export type Scope = Map<string, () => unknown>;

/** What statements need of the expressions in them. */
interface Expressions {
  readonly value: (node: ts.Expression, scope: Scope) => unknown;
  readonly member: (owner: unknown, key: string | number, node: ts.Node) => unknown;
  readonly unknown: (node: ts.Node, reason: string) => Unknown;
  readonly placeOf: (node: ts.Node) => Place;
}

/** Functions that call each other without an end stop here. */
const MAX_DEPTH = 60;

/** Follows a module's statements: declarations, imports, exports and functions. */
export class Statements {
  readonly module: Scope = new Map();
  private depth = 0;

  constructor(
    private readonly source: ts.SourceFile,
    private readonly reader: Modules,
    private readonly expressions: Expressions,
  ) {}

  fillExports(exports: Record<string, unknown>): void {
    this.declare(this.source.statements, this.module);
    for (const statement of this.source.statements) this.export(statement, exports);
  }

  private export(statement: ts.Statement, exports: Record<string, unknown>): void {
    if (ts.isExportAssignment(statement)) {
      exports.default = this.expressions.value(statement.expression, this.module);
      return;
    }
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    const has = (kind: ts.SyntaxKind) => modifiers?.some((one) => one.kind === kind) ?? false;
    if (has(ts.SyntaxKind.DefaultKeyword) && ts.isFunctionDeclaration(statement)) {
      exports.default = this.closure(statement, this.module);
    } else if (has(ts.SyntaxKind.ExportKeyword)) {
      for (const name of namesOf(statement)) exports[name] = this.module.get(name)?.();
    } else if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier) {
      const clause = statement.exportClause;
      for (const one of clause && ts.isNamedExports(clause) ? clause.elements : []) {
        exports[one.name.text] = this.module.get((one.propertyName ?? one.name).text)?.();
      }
    } else if (ts.isExpressionStatement(statement)) {
      this.assign(statement.expression, exports);
    }
  }

  /** `module.exports = …`, `module.exports.name = …`, `exports.name = …` */
  private assign(expression: ts.Expression, exports: Record<string, unknown>): void {
    if (!ts.isBinaryExpression(expression)) return;
    if (expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
    const target = expression.left.getText(this.source);
    const name = /^(?:module\.)?exports\.(\w+)$/.exec(target)?.[1];
    if (target === 'module.exports')
      exports.default = this.expressions.value(expression.right, this.module);
    else if (name !== undefined)
      exports[name] = this.expressions.value(expression.right, this.module);
  }

  private declare(statements: Iterable<ts.Statement>, scope: Scope): void {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) {
        for (const one of statement.declarationList.declarations) this.declareOne(one, scope);
      } else if (ts.isFunctionDeclaration(statement) && statement.name) {
        scope.set(
          statement.name.text,
          once(() => this.closure(statement, scope)),
        );
      } else if (ts.isImportDeclaration(statement)) {
        this.declareImport(statement, scope);
      }
    }
  }

  private declareOne({ name, initializer }: ts.VariableDeclaration, scope: Scope): void {
    const whole = once(() =>
      initializer ? this.expressions.value(initializer, scope) : undefined,
    );
    if (ts.isIdentifier(name)) scope.set(name.text, whole);
    else this.bind(name, whole, scope);
  }

  /** `const { a, b: c } = value`, and the same in parameters. */
  private bind(pattern: ts.BindingPattern, whole: () => unknown, scope: Scope): void {
    pattern.elements.forEach((element, index) => {
      if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name)) return;
      const { name, propertyName, initializer } = element;
      const key = ts.isArrayBindingPattern(pattern)
        ? index
        : propertyName && ts.isIdentifier(propertyName)
          ? propertyName.text
          : name.text;
      scope.set(
        name.text,
        once(() => {
          const value = this.expressions.member(whole(), key, element);
          return value === undefined && initializer
            ? this.expressions.value(initializer, scope)
            : value;
        }),
      );
    });
  }

  private declareImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, scope: Scope) {
    if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return;
    const specifier = moduleSpecifier.text;
    const { line } = this.expressions.placeOf(moduleSpecifier);
    const builtIn = globalValue(specifier.replace(/^(?:node:)?/, 'module:'));
    const module = once(() => builtIn ?? this.reader.import(specifier, this.source.fileName, line));
    const pick = (name: string) => {
      const from = module();
      if (from instanceof Unknown || builtIn)
        return this.expressions.member(from, name, importClause);
      const exports = from as Record<string, unknown>;
      return Object.hasOwn(exports, name)
        ? exports[name]
        : this.expressions.member(exports.default, name, importClause);
    };
    const { name, namedBindings } = importClause;
    if (name)
      scope.set(
        name.text,
        once(() => (builtIn ? module() : pick('default'))),
      );
    if (namedBindings && ts.isNamespaceImport(namedBindings)) {
      scope.set(namedBindings.name.text, module);
    }
    for (const one of namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements
      : []) {
      scope.set(
        one.name.text,
        once(() => pick((one.propertyName ?? one.name).text)),
      );
    }
  }

  /** A function that can be followed. */
  closure(
    node: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration,
    outer: Scope,
  ): Closure {
    const place = this.expressions.placeOf(node);
    return new Closure((args) => {
      if (!node.body || this.depth > MAX_DEPTH) return new Unknown('a function', place);
      const scope: Scope = new Map(outer);
      node.parameters.forEach((parameter, index) => {
        const value = () =>
          args[index] === undefined && parameter.initializer
            ? this.expressions.value(parameter.initializer, scope)
            : args[index];
        if (ts.isIdentifier(parameter.name)) scope.set(parameter.name.text, value);
        else this.bind(parameter.name, value, scope);
      });
      this.depth++;
      try {
        if (!ts.isBlock(node.body)) return this.expressions.value(node.body, scope);
        const result = this.run(node.body.statements, scope);
        return result ? result.value : undefined;
      } finally {
        this.depth--;
      }
    }, place);
  }

  /** The value that statements return; undefined if they return none. */
  private run(
    statements: readonly ts.Statement[],
    scope: Scope,
  ): { readonly value: unknown } | undefined {
    this.declare(statements, scope);
    for (const statement of statements) {
      if (ts.isReturnStatement(statement)) {
        return {
          value: statement.expression
            ? this.expressions.value(statement.expression, scope)
            : undefined,
        };
      }
      if (ts.isIfStatement(statement)) {
        const test = this.expressions.value(statement.expression, scope);
        if (test instanceof Unknown) return { value: test };
        const chosen = test ? statement.thenStatement : statement.elseStatement;
        const inside =
          chosen && ts.isBlock(chosen) ? [...chosen.statements] : chosen ? [chosen] : [];
        const result = this.run(inside, scope);
        if (result) return result;
      } else if (
        !ts.isVariableStatement(statement) &&
        !ts.isFunctionDeclaration(statement) &&
        !isAssertion(statement)
      ) {
        // Loops and assignments change values that were read before.
        return { value: this.expressions.unknown(statement, 'a function with several steps') };
      }
    }
    return undefined;
  }
}

/** Types and interfaces, which have no value. */
function isAssertion(statement: ts.Statement): boolean {
  return ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

/** A value that is worked out when it is first asked for; one that needs itself is undefined. */
function once(work: () => unknown): () => unknown {
  let result: { value: unknown } | undefined;
  return () => {
    if (!result) {
      result = { value: undefined };
      result.value = work();
    }
    return result.value;
  };
}
