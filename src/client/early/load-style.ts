const loading = new Map<string, Promise<void>>();

/** Loads a style sheet once; a failure is not kept. */
export function loadStyle(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      loading.delete(href);
      link.remove();
      reject(new Error(`${href} cannot be loaded.`));
    };
    document.head.append(link);
  });
  loading.set(href, loaded);
  return loaded;
}
