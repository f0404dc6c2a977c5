import crypto from 'node:crypto';

/** Eight characters that change with the content. */
export function versionOf(content: unknown): string {
  return crypto.createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}
