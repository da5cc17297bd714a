import type { BookAccount, BookAccountKind } from '@semilla/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { bookAccounts } from '../../schema/book-accounts.ts';

const { kind, code, name, version } = bookAccounts;
const columns = { kind, code, name, version };

export function findBookAccounts(db: Db): Promise<BookAccount[]> {
  return db.select(columns).from(bookAccounts).orderBy(asc(code), asc(kind));
}

export async function findBookAccount(db: Db, wanted: BookAccountKind): Promise<BookAccount | undefined> {
  const [found] = await db.select(columns).from(bookAccounts).where(eq(kind, wanted));
  return found;
}

export async function lockBookAccount(tx: Db, wanted: BookAccountKind): Promise<BookAccount | undefined> {
  const [found] = await tx.select(columns).from(bookAccounts).where(eq(kind, wanted)).for('update');
  return found;
}

export async function updateBookAccount(
  tx: Db,
  wanted: BookAccountKind,
  fields: { code?: string | undefined; name?: string | undefined },
): Promise<BookAccount> {
  const [updated] = await tx
    .update(bookAccounts)
    .set({ ...fields, ...raised(bookAccounts) })
    .where(eq(kind, wanted))
    .returning(columns);
  return updated as BookAccount;
}
