import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { inSite } from '../../../src/config/project/site-alias';
import type { ModuleExports, Modules } from './expressions';
import { Interpreter } from './interpreter';
import { Unknown } from './unknown';

const EXTENSIONS = ['', '.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json', '.tsx', '.jsx'];

/**
 * Reads modules without running them: literals, spreads, templates, conditions, imports of other
 * such files, and functions that only put these together. Everything else is an `Unknown`.
 */
export class ModuleReader implements Modules {
  private readonly modules = new Map<string, ModuleExports>();

  /**
   * @param siteDir the folder that `@site` names, absolute.
   * @param root the folder that nothing is read outside of, absolute.
   */
  constructor(
    readonly siteDir: string,
    readonly root = siteDir,
  ) {}

  /**
   * @param file absolute.
   * @throws {Error} if it may not or cannot be read, or is JSON that does not parse.
   */
  read(file: string): ModuleExports {
    const known = this.modules.get(file);
    if (known) return known;
    if (placeIn(this.root, file) !== 'file') throw new Error(`${file} is not in ${this.root}.`);
    const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    if (file.endsWith('.json')) {
      const data = { default: JSON.parse(text) as unknown };
      this.modules.set(file, data);
      return data;
    }
    const exports: Record<string, unknown> = {};
    // For modules that import each other.
    this.modules.set(file, exports);
    // JavaScript may contain JSX, which the parser takes in `.tsx` only.
    const kind = /\.[cm]?ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    new Interpreter(source, this).fillExports(exports);
    return exports;
  }

  resolve(specifier: string, importer: string): string | undefined {
    return this.candidates(specifier, importer).find((file) => placeIn(this.root, file) === 'file');
  }

  private candidates(specifier: string, importer: string): string[] {
    const isPath = /^\.{0,2}\//.test(specifier);
    const beside = isPath ? path.resolve(path.dirname(importer), specifier) : undefined;
    const target = inSite(specifier, this.siteDir) ?? beside;
    if (target === undefined) return [];
    return [
      ...EXTENSIONS.map((extension) => target + extension),
      ...EXTENSIONS.slice(1).map((extension) => path.join(target, `index${extension}`)),
    ];
  }

  import(specifier: string, importer: string, line: number): ModuleExports | Unknown {
    const file = this.resolve(specifier, importer);
    const place = { file: importer, line };
    if (file === undefined) {
      const isOutside = this.candidates(specifier, importer).some(
        (one) => placeIn(this.root, one) === 'outside',
      );
      const where = isOutside ? ' outside of the folder (--root names one that has both)' : '';
      return new Unknown(`the module "${specifier}"${where}`, place);
    }
    try {
      return this.read(file);
    } catch {
      return new Unknown(`the file "${specifier}", which cannot be read`, place);
    }
  }
}
