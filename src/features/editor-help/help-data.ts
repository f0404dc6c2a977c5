import { groupsOf, type ReferenceType } from '../../reference/reference-type';
import { nestedTypes } from '../../reference/nested';
import { runtimeName } from '../../reference/runtime-name';
import type { Site } from '../../config/project/site';
import { classPath, HOME_PATH, helpPath, logCodePath, shortLogCodePath } from '../../routes';
import { type DocPageNode, isApiClass, type PageNode } from '../../site/nodes/nodes';
import { shortAddresses } from './short-addresses';

/** What `help-urls.json` says about a type. */
export interface TypeHelp {
  readonly url: string;
  /** For `[HelpURL]`: the same page for the version of the product. */
  readonly helpUrl: string;
  /** The fragments of members, by name. */
  readonly members?: Readonly<Record<string, string>>;
}

/** The content of `help-urls.json`. */
export interface HelpData {
  readonly version: string;
  readonly documentationUrl: string;
  readonly changelogUrl?: string;
  readonly licensesUrl?: string;
  /** By the name that `Type.FullName` has. */
  readonly types: Readonly<Record<string, TypeHelp>>;
  /** By code. */
  readonly logCodes: Readonly<Record<string, string>>;
}

type HelpSite = Pick<Site, 'settings' | 'variables' | 'logCodes'>;

/** The addresses that the editor opens. */
export function helpData(
  nodes: readonly PageNode[],
  { settings, variables, logCodes }: HelpSite,
): HelpData {
  const { editorHelp, url } = settings;
  const own = typeof editorHelp === 'object' ? editorHelp : {};
  const isShort = shortAddresses(settings).length > 0;
  const absolute = (href: string) => (href.startsWith('/') ? url + encodeURI(href) : href);
  // `2.3` for the release 2.3.1: releases of one line share their documentation.
  const released = variables['facts.version.released']?.replace(/^(\d+\.\d+)\..*$/, '$1');
  const version = own.version ?? released ?? 'latest';
  const helpOf = (one: ReferenceType): [string, TypeHelp][] => {
    const { path, type } = one;
    const slug = path.startsWith(classPath('')) ? path.slice(classPath('').length) : '/';
    const short = isShort && !slug.includes('/') ? helpPath(version, slug) : path;
    const at = (fragment: string) => ({
      url: absolute(path + fragment),
      helpUrl: absolute(short + fragment),
    });
    const members = Object.fromEntries(groupsOf(one).map(({ name, id }) => [name, id]));
    const nested = nestedTypes(type).map(({ name, id }): [string, TypeHelp] => [
      runtimeName(type.namespace, `${type.name}.${name}`),
      at(`#${id}`),
    ]);
    return [[runtimeName(type.namespace, type.name), { ...at(''), members }], ...nested];
  };
  const pages = nodes.filter((node): node is DocPageNode => !isApiClass(node));
  const changelog = own.changelogUrl ?? pages.find(({ frontMatter }) => frontMatter.feed)?.path;
  const licenses =
    own.licensesUrl ?? pages.find(({ path }) => /(?:^|\/)licen[cs]es$/.test(path))?.path;
  const types = nodes.filter(isApiClass).flatMap(helpOf);
  const codePath = isShort ? shortLogCodePath : logCodePath;
  return {
    version,
    // What a `package.json` of Unity says about documentation.
    documentationUrl: absolute(own.documentationUrl ?? HOME_PATH),
    ...(changelog !== undefined && { changelogUrl: absolute(changelog) }),
    ...(licenses !== undefined && { licensesUrl: absolute(licenses) }),
    types: Object.fromEntries(types.sort(([a], [b]) => (a < b ? -1 : 1))),
    logCodes: Object.fromEntries(logCodes.map(({ code }) => [code, absolute(codePath(code))])),
  };
}
