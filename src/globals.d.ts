declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';

interface Window {
  pagePath?: string;
  pageData?: unknown;
  ___chunkMapping?: unknown;
  ___webpackCompilationHash?: string;
}
