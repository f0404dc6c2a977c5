declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The address at which the build publishes the file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The texts of the interface in the site's language: `src/messages/`. */
declare const MESSAGES: import('./messages').Messages;

/** The path below which the site is served: `src/base-path.ts`. */
declare const BASE_PATH: string;

/** Whether the site's own search knows the signatures of a reference. */
declare const HAS_REFERENCE: boolean;

/** The address of the script for analytics; null if the settings name no service. */
declare const ANALYTICS_SCRIPT: string | null;

/** The address of the script that reports words of a page; null if the settings have no `reports`. */
declare const REPORT_SCRIPT: string | null;

/** Whether pages are published in Markdown too, and offer it to readers. */
declare const HAS_MARKDOWN: boolean;
declare const HAS_COPY_PAGE: boolean;

/** What `translate` says of code and names: see `page-model/untranslated.ts`. */
declare const UNTRANSLATED: 'no' | undefined;

interface Window {
  pagePath?: string;
  pageData?: unknown;
  ___webpackCompilationHash?: string;
}

interface Navigator {
  /** The Network Information API, which Firefox and Safari do not have. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Modules of Gatsby's runtime, by an alias of `build/bundling/webpack.ts`. */
declare module '$gatsby/api-runner-browser' {
  /** Calls a hook of every plugin and of `gatsby-browser.tsx`, and returns what they returned. */
  export function apiRunner(hook: string, args: object): unknown[];
}

declare module '$gatsby/socketIo' {
  interface Connection {
    on(event: 'message', listener: (message: never) => void): void;
    readonly io: { on(event: 'reconnect', listener: () => void): void };
  }
  /** The page's connection to the server of develop. */
  export default function socketIo(): Connection | null;
}

/** The connection to webpack, which Gatsby's app has opened already. */
declare module '@gatsbyjs/webpack-hot-middleware/client' {
  export function setOptionsAndConnect(options: { readonly reload: 'true' }): void;
}

/** Starts the runtime when it is evaluated. */
declare module '$gatsby/production-app';

declare module '$gatsby/route-announcer-props' {
  export const RouteAnnouncerProps: import('react').HTMLAttributes<HTMLDivElement>;
}

/** The router that Gatsby uses; the package has no types. */
declare module '@gatsbyjs/reach-router' {
  type Listener = (change: { location: Location; action: 'PUSH' | 'POP' }) => void;
  export const globalHistory: { listen(listener: Listener): () => void };
  export function navigate(to: string, options?: { replace?: boolean }): Promise<void>;
}
/** The parts of js-yaml 4 that the build and the importer use; the package ships no types. */
declare module 'js-yaml' {
  export class YAMLException extends Error {
    readonly reason: string;
    /** 0-based. */
    readonly mark?: { readonly line: number; readonly column: number };
  }
  /** Reads every scalar as a string. */
  export const FAILSAFE_SCHEMA: object;
  export function load(text: string, options?: { schema?: object }): unknown;
}
