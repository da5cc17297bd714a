import { type Cents, cents } from '@semilla/contract';
import type { ProjectBalances } from '../../../api/record-types/money-record.ts';

/** The amount that can still be paid. Amounts ordered in a payment file or waiting for the bank are reserved. */
export const freeEscrow = ({ escrow, escrowOrdered }: ProjectBalances): Cents =>
  cents(escrow - escrowOrdered);

export const freeTax = ({ tax, taxOrdered }: ProjectBalances): Cents => cents(tax - taxOrdered);
