import { may, type Scope, scopeOf } from '@semilla/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { userAssignments } from '../../account/user-assignments/table.ts';
import type { Db } from '../../database/types.ts';
import type { Sight } from '../../misc/documents/view-rules.ts';
import { type Caller, roleOf } from '../../routing/caller.ts';
import { findIdByDocument } from './repository.ts';
import { bankAccounts } from './table.ts';

/** Who asks for bank accounts, and how far they may see. */
export interface Reader {
  caller: Caller;
  scope: Scope;
}

function reach({ caller, scope }: Reader): SQL | undefined {
  const me = sql`${caller.userId ?? null}`;
  if (scope === 'all') return undefined;
  if (scope === 'own') return eq(bankAccounts.userId, me);
  if (scope !== 'assigned') return sql`false`;
  return sql`${bankAccounts.userId} = any(array(select ${userAssignments.userId}
    from ${userAssignments} where ${userAssignments.managerId} = ${me}))`;
}

/** Which bank accounts a caller may see. */
export function visibleTo(reader: Reader): SQL | undefined {
  return and(isNull(bankAccounts.deletedAt), reach(reader));
}

/** Managers see of an account's number what proves that it is the right one, and no more. */
export function seesWholeNumber({ scope }: Reader): boolean {
  return scope === 'own' || scope === 'all';
}

export function mayDecide({ caller }: Reader): boolean {
  return may('bankAccounts.decide', roleOf(caller));
}

/** Who may open a certificate: it shows the whole number. */
export async function sightOfCertificate(db: Db, documentId: string, caller: Caller): Promise<Sight> {
  const scope = scopeOf('bankAccounts.viewCertificate', roleOf(caller));
  const found = scope && (await findIdByDocument(db, documentId, visibleTo({ caller, scope })));
  return found ? 'caller' : 'nobody';
}
