import fs from 'node:fs';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { BROWSERS } from './browsers';

/** The syntax that all supported browsers know; SWC writes nothing newer. */
const ECMASCRIPT = 2020;

/**
 * SWC for scripts and esbuild for style sheets. Both are smaller than what terser and cssnano make of
 * them, which took a fifth of a cold build's CPU time.
 */
export function minimizers(): NonNullable<NonNullable<Configuration['optimization']>['minimizer']> {
  return [
    new TerserPlugin<Parameters<typeof TerserPlugin.swcMinify>[2]>({
      minify: TerserPlugin.swcMinify,
      terserOptions: {
        compress: { ecma: ECMASCRIPT },
        mangle: true,
        format: { ecma: ECMASCRIPT },
        ecma: ECMASCRIPT,
        module: false,
      },
    }),
    new CssMinimizerPlugin({
      minify: CssMinimizerPlugin.esbuildMinify,
      minimizerOptions: { target: [...BROWSERS] },
    }),
  ];
}

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
 * and page templates, which need Gatsby's own Babel plugins. Babel took 5 of a cold build's 45 CPU
 * seconds for the same modules.
 *
 * @param rules those of Gatsby's configuration of webpack.
 * @param isLive whether open pages take over new versions of components, in develop.
 */
export function withSwc<T>(rules: readonly T[], isLive: boolean): T[] {
  return rules.map((rule) =>
    isScriptRule(rule)
      ? {
          ...rule,
          use: (info: Resource) =>
            needsBabel(info) ? rule.use(info) : [swc(info.resource, isLive)],
        }
      : rule,
  );
}

function swc(file: string, isLive: boolean): object {
  return {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      isModule: 'unknown',
      jsc: {
        target: 'es2022',
        parser: /\.tsx?$/.test(file)
          ? { syntax: 'typescript', tsx: file.endsWith('x') }
          : { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic', development: isLive, refresh: isLive } },
      },
    },
  };
}

function isScriptRule(rule: unknown): rule is ScriptRule {
  const { test, use } = (rule ?? {}) as Partial<ScriptRule>;
  return test instanceof RegExp && test.test('module.tsx') && typeof use === 'function';
}

function needsBabel({ resource, resourceQuery }: Resource): boolean {
  if (resourceQuery !== '' || !fs.existsSync(resource)) return true;
  return fs.readFileSync(resource, 'utf8').includes('graphql');
}
