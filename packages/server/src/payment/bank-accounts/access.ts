import { may } from '@semilla/contract';
import { and, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import type { Sight } from '../../misc/documents/view-rules.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { findIdByDocument } from './queries.ts';

/** The bank accounts a caller may see; deleted ones are never shown. */
export function visibleTo(reader: Reader): SQL | undefined {
  return and(isNull(bankAccounts.deletedAt), withinReach(reader, bankAccounts.userId));
}

/** Staff see only the last digits of an account number, enough to recognise it; the owner sees the whole number. */
export function seesWholeNumber({ scope }: Reader): boolean {
  return scope === 'own';
}

export const sightOf = (reader: Reader) => ({ visible: visibleTo(reader), isWhole: seesWholeNumber(reader) });

export function mayDecide({ caller }: Reader): boolean {
  return may('bankAccounts.decide', roleOf(caller));
}

/**
 * Lets only the owner open the certificate by its document id. Staff open it at the address of the account,
 * which asks for a fresh factor.
 */
export async function sightOfCertificate(db: Db, documentId: string, caller: Caller): Promise<Sight> {
  const found = await findIdByDocument(db, documentId, visibleTo({ caller, scope: 'own' }));
  return found ? 'caller' : 'nobody';
}
