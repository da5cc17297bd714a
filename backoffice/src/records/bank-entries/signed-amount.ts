import { type BankEntry, type Cents, cents } from '@semilla/contract';

/** The amount of a movement, negative for outgoing money. */
export const signedAmount = ({ amount, side }: Pick<BankEntry, 'amount' | 'side'>): Cents =>
  side === 'out' ? cents(-amount) : amount;
