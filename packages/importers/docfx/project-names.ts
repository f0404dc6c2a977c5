import path from 'node:path';
import type { Variables } from '../../../src/config/settings/variables';
import { productOf } from '../shared/names';
import type { DocfxProject } from './config';

/** Folders that are named after what they hold: the one around them has the name of the project. */
export const GENERAL = /^(?:docs?|documentation|docfx\w*|site|src|website|)$/i;

/** What a project calls itself and its product. */
export function namesOf({ globalMetadata, dir }: Pick<DocfxProject, 'globalMetadata' | 'dir'>) {
  const folder = [dir, path.dirname(dir)]
    .map((one) => path.basename(one))
    .find((one) => !GENERAL.test(one));
  const given = (key: string) => {
    const value = globalMetadata[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const title = given('_appTitle') || given('_appName') || (folder ?? 'Documentation');
  return { title, product: productOf(given('_appName') || title) };
}

/** What pages of the new site have in braces, and those of a project do not. */
export function variablesOf(project: Pick<DocfxProject, 'globalMetadata' | 'dir'>): Variables {
  const { name, slug } = namesOf(project).product;
  const others =
    'logPrefix docsUrl marketingUrl marketingHost dashboardUrl downloadUrl matcherUrl matcherHost registryUrl registryScope';
  return {
    Product: name,
    product: slug,
    ...Object.fromEntries(others.split(' ').map((one) => [one, one])),
  };
}
