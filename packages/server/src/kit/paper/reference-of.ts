import { createHash } from 'node:crypto';

/** A hash of what a paper says: the same paper requested again has the same reference, one with an altered figure another. */
export function referenceOf(content: unknown): string {
  const digits = createHash('sha256')
    .update(JSON.stringify(content))
    .digest('hex')
    .slice(0, 12)
    .toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join('-');
}
