/** A path as Gatsby and the sidebar know it; one that is not validly encoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
