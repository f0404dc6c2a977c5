// Stands in for modules that Gatsby bundles and no page uses: see `build/bundling/webpack.ts`.
export const headHandlerForBrowser = () => undefined;
export default {};
