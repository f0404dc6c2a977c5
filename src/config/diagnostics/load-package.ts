import { createRequire } from 'node:module';
import path from 'node:path';

/** A package's module. Not an import: the bundler of `gatsby-node.ts` would copy its exports. */
export const loadPackage = (name: string): unknown =>
  createRequire(path.resolve('package.json'))(name);
