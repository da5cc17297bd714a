import { scopeOf } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import type { Sight } from '../../misc/documents/view-rules.ts';
import type { Reader } from '../within-reach.ts';
import { findTransaction, managesProjectOfProof } from './queries.ts';

/** Finds a transaction that the caller may see, with the id of its proof. */
export async function visibleTransaction(db: Db, reader: Reader, transactionId: string) {
  const found = await findTransaction(db, reader, transactionId);
  if (!found) throw new NotFound();
  return found;
}

/** Administrators may open proofs of payment; managers only those of their projects' payments. */
export async function sightOfProof(db: Db, documentId: string, caller: Caller): Promise<Sight> {
  const role = roleOf(caller);
  if (scopeOf('transactions.viewProof', role) === 'all') return 'caller';
  if (!caller.userId || scopeOf('returns.read', role) !== 'managed') return 'nobody';
  return (await managesProjectOfProof(db, documentId, caller.userId)) ? 'caller' : 'nobody';
}
