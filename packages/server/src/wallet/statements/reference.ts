import { createHash } from 'node:crypto';
import type { Statement } from './statement-of.ts';

/**
 * What names a statement: it follows from what it says of the wallet, so that the same one asked for again has the same
 * reference, and one in which any figure was changed has not.
 */
export function referenceOf(
  walletId: string,
  { period, opening, lines, closing, pending }: Statement,
): string {
  const told = JSON.stringify({ walletId, period, opening, lines, closing, pending });
  const digits = createHash('sha256').update(told).digest('hex').slice(0, 12).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join('-');
}
