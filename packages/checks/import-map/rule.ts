import path from 'node:path';
import type { Rule } from 'eslint';
import { faultOf, type ImportMap } from './verdict';

/** The fields of an importing node in TypeScript's syntax tree. */
interface ImportingNode {
  readonly source?: { readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly { readonly importKind?: string; readonly exportKind?: string }[];
  readonly arguments?: readonly { readonly value?: unknown }[];
}

/** The ESLint rule `project/import-map`. The map is its option, so changes invalidate caches. */
export const importMapRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Folders import only what packages/checks/import-map/map.ts lets them.' },
    messages: {
      fault:
        '{{fault}} Put what both need where both may import it: see packages/checks/import-map/map.ts.',
    },
    schema: [{ type: 'object' }],
  },
  create(context) {
    const [map] = context.options as [ImportMap];
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node: Rule.Node, specifier: unknown, typesOnly: boolean) => {
      if (typeof specifier !== 'string') return;
      const fault = faultOf({ from, specifier, typesOnly }, map);
      if (fault !== undefined) context.report({ node, messageId: 'fault', data: { fault } });
    };
    const checkSource = (node: Rule.Node) => {
      const importing = node as ImportingNode;
      check(node, importing.source?.value, isTypesOnly(importing));
    };
    return {
      ImportDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ImportExpression: (node) => check(node, (node as ImportingNode).source?.value, false),
      TSImportType: (node: Rule.Node) => check(node, (node as ImportingNode).source?.value, true),
      'CallExpression[callee.name="require"]': (node: Rule.Node) =>
        check(node, (node as ImportingNode).arguments?.[0]?.value, false),
    };
  },
};

/** `import {} from 'x'` and `import 'x'` don't count: they run the module. */
function isTypesOnly({ importKind, exportKind, specifiers = [] }: ImportingNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    specifiers.length > 0 &&
    specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  );
}
