import { readTransferReference } from '@semilla/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { transactions } from '../schema/transactions.ts';
import { wallets } from '../schema/wallets.ts';

const isWalletOf = (end: string) => sql`right(${wallets.walletId}::text, 12) = ${end}`;

/** The movement with this reference, or all movements of the wallet with it; none for a text that is no reference. */
export function hasReference(written: string): SQL {
  const reference = readTransferReference(written);
  if (!reference) return sql`false`;
  return reference.kind === 'movement'
    ? sql`right(${transactions.transactionId}::text, 12) = ${reference.end}`
    : sql`${transactions.walletId} in (select ${wallets.walletId} from ${wallets} where ${isWalletOf(reference.end)})`;
}

/** The owner of the wallet with this reference, for a column of user ids; undefined for a text that is none. */
export function isOwnerByReference(userId: PgColumn, written: string): SQL | undefined {
  const reference = readTransferReference(written);
  if (reference?.kind !== 'wallet') return undefined;
  return sql`${userId} in (select ${wallets.userId} from ${wallets} where ${isWalletOf(reference.end)})`;
}
