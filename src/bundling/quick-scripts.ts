import fs from 'node:fs';
import path from 'node:path';

/** `script-loader.ts`, where `gatsby-process/compile.ts` leaves it for webpack. */
export const SCRIPT_LOADER = path.join('.cache', 'compiled', 'script-loader.js');

/** What webpack tells about a module. */
interface Resource {
  readonly resource: string;
  readonly resourceQuery: string;
}

interface ScriptRule {
  readonly test: RegExp;
  readonly use: (resource: Resource) => unknown;
}

/**
 * Has SWC compile the modules that Gatsby's rule gives to Babel, but for those with a GraphQL query
 * and page templates, which need Gatsby's own Babel plugins.
 *
 * @param rules those of Gatsby's configuration of webpack.
 * @param rootDir the project's root, where `.cache` is.
 */
export function withQuickScripts<T>(rules: readonly T[], rootDir = process.cwd()): T[] {
  const loader = path.join(rootDir, SCRIPT_LOADER);
  // Who starts Gatsby without `scripts/build.ts` has no such file.
  if (!fs.existsSync(loader)) return [...rules];
  return rules.map((rule) =>
    isScriptRule(rule)
      ? {
          ...rule,
          use: (info: Resource) => (needsBabel(info) ? rule.use(info) : [{ loader }]),
        }
      : rule,
  );
}

function isScriptRule(rule: unknown): rule is ScriptRule {
  const { test, use } = (rule ?? {}) as Partial<ScriptRule>;
  return test instanceof RegExp && test.test('module.tsx') && typeof use === 'function';
}

function needsBabel({ resource, resourceQuery }: Resource): boolean {
  if (resourceQuery !== '' || !fs.existsSync(resource)) return true;
  return fs.readFileSync(resource, 'utf8').includes('graphql');
}
