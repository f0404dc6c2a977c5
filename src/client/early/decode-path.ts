/** Decodes a path to the form that Gatsby and the sidebar use. Invalid encodings are left alone. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
