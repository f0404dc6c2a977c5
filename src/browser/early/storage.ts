/** The browser may forbid storage, or have none left: then choices last as long as the page. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('Browser storage cannot be read.', error);
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Browser storage cannot be written.', error);
  }
}
