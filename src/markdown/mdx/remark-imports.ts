import type {
  Expression,
  ImportDeclaration,
  ImportDefaultSpecifier,
  ImportSpecifier,
  Pattern,
  Program,
  VariableDeclaration,
} from 'estree';
import type { MdNode } from '../source/mdast';
import { visit } from 'unist-util-visit';

export interface PageImport {
  readonly specifier: string;
  readonly line: number;
  /** The exports that it takes; `default` for the one without a name. */
  readonly names: readonly string[];
}

interface EsmNode extends MdNode {
  data?: Record<string, unknown> & { estree?: Program };
}

/**
 * Turns `import X from 'y'` into `const X = arguments[0].imports['y'].default`: a page is evaluated
 * while the site is built, where modules are passed in rather than loaded.
 *
 * @param onImport receives each import in source order. A function, because gatsby-plugin-mdx
 *   clones arrays in plugin options.
 */
export default function remarkImports({ onImport }: { onImport: (found: PageImport) => void }) {
  return (tree: MdNode): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxjsEsm') return;
      const program = (node as EsmNode).data?.estree;
      if (!program) return;
      program.body = program.body.map((statement) => {
        if (statement.type !== 'ImportDeclaration') return statement;
        onImport({
          specifier: String(statement.source.value),
          line: statement.loc?.start.line ?? node.position?.start.line ?? 1,
          names: statement.specifiers.flatMap((one) =>
            one.type === 'ImportNamespaceSpecifier' ? [] : [importedName(one)],
          ),
        });
        // Imports for side effects do nothing here.
        return statement.specifiers.length > 0
          ? toConstants(statement)
          : { type: 'EmptyStatement' };
      });
    });
  };
}

function toConstants(statement: ImportDeclaration): VariableDeclaration {
  const given = member({ type: 'Identifier', name: 'arguments' }, 0);
  const module = member(member(given, 'imports'), String(statement.source.value));
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: statement.specifiers.map((specifier) => {
      const id: Pattern = { type: 'Identifier', name: specifier.local.name };
      if (specifier.type === 'ImportNamespaceSpecifier') {
        return { type: 'VariableDeclarator', id, init: module };
      }
      return { type: 'VariableDeclarator', id, init: member(module, importedName(specifier)) };
    }),
  };
}

function importedName(specifier: ImportSpecifier | ImportDefaultSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

function member(object: Expression, key: string | number): Expression {
  const property: Expression = { type: 'Literal', value: key };
  return { type: 'MemberExpression', object, property, computed: true, optional: false };
}
