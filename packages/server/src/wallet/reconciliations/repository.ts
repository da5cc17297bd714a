import type { InputOf, listReconciliations, Reconciliation } from '@semilla/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { pageOf, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { reconciliations } from './table.ts';

type Query = InputOf<typeof listReconciliations>['query'];

export async function findReconciliations(db: Db, query: Query) {
  const { startedAt, reconciliationId } = reconciliations;
  const data = await db
    .select()
    .from(reconciliations)
    .orderBy(...sorted(query, { startedAt }, reconciliationId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(reconciliations);
  return pageOf(all, data);
}

export async function insertReconciliation(tx: Db, row: Reconciliation): Promise<void> {
  await tx.insert(reconciliations).values(row);
}

/** Whom it concerns when the books do not agree. */
export async function findAdministrators(db: Db) {
  const { userId, email, name, language, notifyGeneralEmail, notifyTicketEmail } = users;
  return db
    .select({ userId, email, name, language, notifyGeneralEmail, notifyTicketEmail })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)));
}
