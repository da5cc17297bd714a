import { readTransferReference } from '@semilla/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { transactions } from '../schema/transactions.ts';
import { wallets } from '../schema/wallets.ts';

const isWalletOf = (end: string) => sql`right(${wallets.walletId}::text, 12) = ${end}`;

/** Finds the transaction or all transactions of the wallet with this reference; nothing if the text is not a reference. */
export function hasReference(written: string): SQL {
  const reference = readTransferReference(written);
  if (!reference) return sql`false`;
  return reference.kind === 'movement'
    ? sql`right(${transactions.transactionId}::text, 12) = ${reference.end}`
    : sql`${transactions.walletId} in (select ${wallets.walletId} from ${wallets} where ${isWalletOf(reference.end)})`;
}

/** Finds the owner of the wallet with this reference; undefined if the text is not a reference. */
export function isOwnerByReference(userId: PgColumn, written: string): SQL | undefined {
  const reference = readTransferReference(written);
  if (reference?.kind !== 'wallet') return undefined;
  return sql`${userId} in (select ${wallets.userId} from ${wallets} where ${isWalletOf(reference.end)})`;
}
