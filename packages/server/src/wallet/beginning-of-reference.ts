import { movementReference, walletReference } from '@semilla/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../kit/database/types.ts';
import { transactions } from '../schema/transactions.ts';
import { wallets } from '../schema/wallets.ts';

/** The beginning of a reference, with enough of the id to mean few. */
const beginning = /^RF\d\d([CT])([\dA-F]{3,11})$/;
const idLength = 12;
/** The check digits choose among those whose ids begin the same. */
const rowsMax = 1_000;

function read(written: string, letter: 'C' | 'T') {
  const text = written.replace(/[\s.-]/g, '').toUpperCase();
  const [, kind, id = ''] = beginning.exec(text) ?? [];
  return kind === letter ? { text, id: id.toLowerCase() } : undefined;
}

const beginsWith = (column: PgColumn, id: string): SQL =>
  sql`right(${column}::text, 12) between ${id.padEnd(idLength, '0')} and ${id.padEnd(idLength, 'f')}`;

/** The movements whose reference begins with the text; undefined if the text is no beginning of one. */
export async function findMovementsByBeginning(db: Db, written: string): Promise<string[] | undefined> {
  const wanted = read(written, 'T');
  if (!wanted) return undefined;
  const { transactionId } = transactions;
  const rows = await db
    .select({ transactionId })
    .from(transactions)
    .where(beginsWith(transactionId, wanted.id))
    .limit(rowsMax);
  return rows.map((row) => row.transactionId).filter((id) => movementReference(id).startsWith(wanted.text));
}

/** The owners of the wallets whose reference begins with the text; undefined if the text is no beginning of one. */
export async function findOwnersByBeginning(db: Db, written: string): Promise<string[] | undefined> {
  const wanted = read(written, 'C');
  if (!wanted) return undefined;
  const { walletId, userId } = wallets;
  const rows = await db
    .select({ walletId, userId })
    .from(wallets)
    .where(beginsWith(walletId, wanted.id))
    .limit(rowsMax);
  return rows.filter((row) => walletReference(row.walletId).startsWith(wanted.text)).map((row) => row.userId);
}
