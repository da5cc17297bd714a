import { createHash } from 'node:crypto';

/** A hash of a document's content: the same document always has the same reference, an altered one has another. */
export function referenceOf(content: unknown): string {
  const digits = createHash('sha256')
    .update(JSON.stringify(content))
    .digest('hex')
    .slice(0, 12)
    .toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join('-');
}
