/**
 * Loads a module when it is first needed. Browsers may cache a failed import, so each retry has a
 * new address.
 */
export function lazyModule<T>(
  address: string,
  importModule: (address: string) => Promise<unknown> = (own) => import(own),
): () => Promise<T> {
  let attempts = 0;
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= (
      importModule(attempts === 0 ? address : `${address}?again=${attempts}`) as Promise<T>
    ).catch((error: unknown) => {
      attempts++;
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
