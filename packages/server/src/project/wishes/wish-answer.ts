import { cents, type Wish } from '@semilla/contract';
import type { WishRow } from '../../schema/wishes.ts';

/** A wish of a preinvestor as the API returns it. */
export function wishAnswer(own: WishRow, names: { projectName: string; userName: string }): Wish {
  const { amountCents, depositCents, allocatedCents, given, earlier: _, investorKind: __, ...same } = own;
  return {
    ...same,
    ...names,
    amount: cents(amountCents),
    deposit: cents(depositCents),
    sheetVersion: given.sheetVersion ?? null,
    allocatedAmount: allocatedCents === null ? null : cents(allocatedCents),
  };
}
