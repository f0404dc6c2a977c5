import type { ReferenceType } from '../reference/reference-type';
import { apiFrontMatterSchema } from '../reference/schema';

/** A type of a reference, at `/r/<name>`. @param over front matter that differs from a plain class. */
export function apiType(name: string, over: Record<string, unknown> = {}): ReferenceType {
  return {
    path: `/r/${name}`,
    unlisted: over.unlisted === true,
    type: apiFrontMatterSchema.parse({
      name,
      kind: 'class',
      namespace: 'N',
      category: 'C',
      summary: 'S.',
      signature: 'class',
      ...over,
    }),
  };
}
