import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { findTransaction } from './queries.ts';

/** Finds a transaction that the caller may see, with the id of its proof. */
export async function visibleTransaction(db: Db, reader: Reader, transactionId: string) {
  const found = await findTransaction(db, reader, transactionId);
  if (!found) throw new NotFound();
  return found;
}
