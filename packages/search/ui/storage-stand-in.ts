// The build substitutes this for `localStorage` in the search bundles.
export { docSearchStorage } from './stored';
