import { type Cents, cents } from '@semilla/contract';
import type { ProjectBalances } from './money-record.ts';

/** What can be paid now, without what waits for a payment file or for the bank. */
export const freeEscrow = ({ escrow, escrowOrdered }: ProjectBalances): Cents =>
  cents(escrow - escrowOrdered);

export const freeTax = ({ tax, taxOrdered }: ProjectBalances): Cents => cents(tax - taxOrdered);
