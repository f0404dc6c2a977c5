declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';

/** The texts of the interface in the site's language: `src/messages/`. */
declare const MESSAGES: import('./messages').Messages;

interface Window {
  pagePath?: string;
  pageData?: unknown;
  ___chunkMapping?: unknown;
  ___webpackCompilationHash?: string;
}
