import ts from 'typescript';
import type { Callable } from './built-ins';
import { Expressions, type ModuleExports, type Scope } from './expressions';
import { Unknown } from './unknown';

/** Functions that call each other without an end stop here. */
const MAX_DEPTH = 60;
/** Functions that call each other twice each would not end in a lifetime. */
const MAX_CALLS = 100_000;

const Kind = ts.SyntaxKind;

/** Follows a module's statements: declarations, imports, exports and functions. */
export class Interpreter extends Expressions {
  private depth = 0;
  private calls = 0;

  /** Adds what the module exports; `module.exports` is the default. */
  fillExports(exports: Record<string, unknown>): void {
    this.declare(this.source.statements, this.module);
    for (const statement of this.source.statements) this.export(statement, exports);
  }

  private export(statement: ts.Statement, exports: Record<string, unknown>): void {
    const known = (name: string) => this.module.get(name)?.();
    const has = (kind: ts.SyntaxKind) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((one) => one.kind === kind);
    if (ts.isExportAssignment(statement)) {
      exports.default = this.value(statement.expression, this.module);
    } else if (has(Kind.DefaultKeyword) && ts.isFunctionDeclaration(statement)) {
      exports.default = this.closure(statement, this.module);
    } else if (has(Kind.ExportKeyword)) {
      for (const name of namesOf(statement)) exports[name] = known(name);
    } else if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier) {
      const clause = statement.exportClause;
      for (const { name, propertyName } of clause && ts.isNamedExports(clause)
        ? clause.elements
        : [])
        exports[name.text] = known((propertyName ?? name).text);
    } else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
      // `module.exports = …`, `module.exports.name = …`, `exports.name = …`
      const { left, right, operatorToken } = statement.expression;
      const target = /^(?:module\.)?exports(?:\.(\w+))?$/.exec(left.getText(this.source));
      if (target && operatorToken.kind === Kind.EqualsToken) {
        exports[target[1] ?? 'default'] = this.value(right, this.module);
      }
    }
  }

  private declare(statements: Iterable<ts.Statement>, scope: Scope): void {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          const whole = once(() => initializer && this.value(initializer, scope));
          this.bind(name, whole, scope);
        }
      } else if (ts.isFunctionDeclaration(statement) && statement.name) {
        const closure = once(() => this.closure(statement, scope));
        scope.set(statement.name.text, closure);
      } else if (ts.isImportDeclaration(statement)) this.declareImport(statement, scope);
    }
  }

  /** `const { a, b: c } = value`, and the same in parameters. */
  private bind(target: ts.BindingName, whole: () => unknown, scope: Scope): void {
    if (ts.isIdentifier(target)) {
      scope.set(target.text, whole);
      return;
    }
    target.elements.forEach((element, index) => {
      if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name)) return;
      const { name, propertyName = name, initializer } = element;
      const key = ts.isArrayBindingPattern(target) ? index : propertyName.getText(this.source);
      const read = () => {
        const value = this.member(whole(), key, element);
        return value === undefined && initializer ? this.value(initializer, scope) : value;
      };
      scope.set(name.text, once(read));
    });
  }

  private declareImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, scope: Scope) {
    if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return;
    const whole = once(() => this.load(moduleSpecifier.text, moduleSpecifier));
    const add = ({ text }: ts.Identifier, imported: string) => {
      const pick = () => {
        const from = whole() as ModuleExports | Unknown;
        const isOwn = from instanceof Unknown || Object.hasOwn(from, imported);
        return this.member(isOwn ? from : from.default, imported, importClause);
      };
      scope.set(text, once(pick));
    };
    const { name, namedBindings } = importClause;
    if (name) add(name, 'default');
    if (namedBindings && ts.isNamespaceImport(namedBindings)) {
      scope.set(namedBindings.name.text, whole);
    } else {
      for (const one of namedBindings?.elements ?? [])
        add(one.name, (one.propertyName ?? one.name).text);
    }
  }

  protected closure(node: ts.FunctionLikeDeclaration, outer: Scope): Callable {
    return (...args) => {
      if (!node.body || this.depth > MAX_DEPTH || ++this.calls > MAX_CALLS)
        return this.unknown(node, 'a function');
      const scope: Scope = new Map(outer);
      node.parameters.forEach(({ name, initializer }, index) => {
        const value = () =>
          args[index] === undefined && initializer ? this.value(initializer, scope) : args[index];
        this.bind(name, value, scope);
      });
      this.depth++;
      try {
        if (!ts.isBlock(node.body)) return this.value(node.body, scope);
        return this.run(node.body.statements, scope)?.value;
      } finally {
        this.depth--;
      }
    };
  }

  /** The value that statements return; undefined if they return none. */
  private run(statements: readonly ts.Statement[], scope: Scope): { value: unknown } | undefined {
    this.declare(statements, scope);
    for (const statement of statements) {
      if (ts.isReturnStatement(statement)) {
        return { value: statement.expression && this.value(statement.expression, scope) };
      }
      if (ts.isIfStatement(statement)) {
        const test = this.value(statement.expression, scope);
        if (test instanceof Unknown) return { value: test };
        const chosen = test ? statement.thenStatement : statement.elseStatement;
        const inside = chosen && ts.isBlock(chosen) ? chosen.statements : chosen ? [chosen] : [];
        const result = this.run(inside, scope);
        if (result) return result;
      } else if (!DECLARATIONS.has(statement.kind)) {
        // Loops and assignments change values that were read before.
        return { value: this.unknown(statement, 'a function with several steps') };
      }
    }
    return undefined;
  }
}

/** Statements that change no value. */
const DECLARATIONS = new Set([
  Kind.VariableStatement,
  Kind.FunctionDeclaration,
  Kind.TypeAliasDeclaration,
  Kind.InterfaceDeclaration,
]);

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
