import type * as React from 'react';
import type { Problem } from '../../config/diagnostics/problems';
import type { PageImport } from './remark-imports';
import type { CompiledSource, CompilerResult } from './run-compiler';
import type { ContentFolder } from '../../config/project/content-folder';
import type { MarkdownFormat } from '../../config/settings/markdown-schema';
import type { Variables } from '../../config/settings/variables';
import type { Registries } from '../components/registries';

/**
 * What a site adds to how its pages are read, because they were written for another system. The
 * settings name the module that exports it (`markdownPlugin`). Without one, whatever MDX cannot read
 * or a page cannot import ends the build.
 */
export interface MarkdownPlugin {
  /** Loads an import that names neither a page nor a file to show. */
  readonly load: (
    one: PageImport,
    importer: string,
    context: PluginImports,
  ) => Promise<ImportedModule>;
  /**
   * Renders a page, with placeholders for components that nobody has defined.
   *
   * @param onUnknown takes the error about each, and the check that it belongs to.
   */
  readonly render: (
    Page: PageComponent,
    components: PageComponents,
    onUnknown: (error: unknown, check: 'markup' | 'components') => void,
  ) => string;
  /** Starts to read a page, with the files that it imports. */
  readonly openPage: (rules: PageRules, contentDir: string) => PageReader;
}

/** What a page's text may refer to. */
export interface PageRules extends Registries {
  readonly variables: Variables;
  /** How a plugin reads files that do not say so themselves. */
  readonly markdownFormat: MarkdownFormat;
  /** Whether a plugin reads `$a$` as a formula. */
  readonly markdownMath: boolean;
}

export interface PageReader {
  readonly open: (file: PageSource) => FileReader;
  /** Whether another attempt can overlook an error, whose problems then end no build. */
  readonly retries: (error: unknown, problems: readonly Problem[]) => boolean;
}

export interface FileReader {
  /** The body as MDX. Its lines keep their numbers. */
  readonly body: string;
  /** React's functions for elements. */
  readonly runtime: object;
  /** Compiles the text, or what the compiler can read of it. */
  readonly compile: (
    source: string,
    run: (source: string) => Promise<CompilerResult>,
  ) => Promise<CompiledSource>;
  /**
   * Loads the components that a page uses without importing them.
   *
   * @param load loads what a module imports.
   */
  readonly loadComponents: (page: PageParts, load: LoadImports) => Promise<void>;
  /** Names with a value in each page: `{frontMatter.title}`. */
  readonly names: (code: string) => Readonly<Record<string, unknown>>;
}

/** A page or a partial as it is written. */
export interface PageSource {
  /** Absolute. */
  readonly file: string;
  /** As shown in problems. */
  readonly shownFile: string;
  readonly raw: string;
  /** The text after the front matter. */
  readonly body: string;
  /** Whether a page imports it. */
  readonly isPart: boolean;
}

export interface PageParts {
  /** What it can use without an import. */
  readonly components: PageComponents;
  /** Collects the files that it depends on. */
  readonly partials: string[];
  /** Collects files that would change the page if they existed. */
  readonly awaited: string[];
}

/** A compiled page or partial, or whatever else an import stands for. */
export type ImportedModule = Readonly<Record<string, unknown>>;

export type PageComponent = React.ComponentType<Record<string, unknown>>;
/** The components that a page can use without importing them. */
export type PageComponents = Record<string, unknown>;

/** Where a page is, and what takes its parts. */
export interface PluginImports extends Pick<ContentFolder, 'rootDir' | 'contentDir'> {
  /** The files being loaded, to detect an import cycle. */
  readonly chain: readonly string[];
  /** Compiles another page; its mistakes are thrown. */
  readonly load: (file: string) => Promise<ImportedModule>;
  /** Takes the files that the page depends on, besides other pages. */
  readonly onFiles: (files: readonly string[]) => void;
  /** Takes the script of a component that is an island. */
  readonly onIsland: (name: string, code: string) => void;
  /** Takes problems that do not keep the page from compiling. */
  readonly onProblem: (problem: Problem) => void;
}

/** Loads what a module imports, by specifier. */
export type LoadImports = (
  found: readonly PageImport[],
  importer: string,
) => Promise<Readonly<Record<string, ImportedModule>>>;

let current: MarkdownPlugin | undefined;

/** The plugin of this site; undefined if it has none. */
export const markdownPlugin = (): MarkdownPlugin | undefined => current;

/** Called before any page is read, by the script that Gatsby runs. */
export function setMarkdownPlugin(plugin: MarkdownPlugin | undefined): void {
  current = plugin;
}
