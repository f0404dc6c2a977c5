// The build puts this in the place of `localStorage` in what it bundles for search.
export { docSearchStorage } from './stored';
