import { createHash } from 'node:crypto';
import type { Statement } from './statement-of.ts';

/**
 * The reference of a statement is a hash of its content: the same statement requested again has the same reference, and
 * one with an altered figure has another.
 */
export function referenceOf(
  walletId: string,
  { period, opening, lines, closing, pending }: Statement,
): string {
  const content = JSON.stringify({ walletId, period, opening, lines, closing, pending });
  const digits = createHash('sha256').update(content).digest('hex').slice(0, 12).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join('-');
}
