// Stands in for modules that Gatsby bundles and no page uses: see `bundling/webpack.ts`.
export const Script = undefined;
export const ScriptStrategy = {};
export const scriptCache = new Set();
export const scriptCallbackCache = new Map();
export const collectedScriptsByPage = {
  get: () => [],
  set: () => undefined,
  delete: () => undefined,
};
export const headHandlerForBrowser = () => undefined;
export default {};
