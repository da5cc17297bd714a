import type { InputOf, Reconciliation, v1 } from '@semilla/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { behind, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { reconciliations } from '../../schema/reconciliations.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.reconciliations.find>['query'];

export async function findReconciliations(db: Db, query: Query) {
  const { startedAt, reconciliationId } = reconciliations;
  const where = picked(query, reconciliationId);
  const data = await db
    .select()
    .from(reconciliations)
    .where(and(where, behind(query, { startedAt }, reconciliationId)))
    .orderBy(...sorted(query, { startedAt }, reconciliationId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(reconciliations).where(where);
  return pageOf(all, data);
}

export async function insertReconciliation(tx: Db, row: Reconciliation): Promise<void> {
  await tx.insert(reconciliations).values(row);
}

export async function findAdministrators(db: Db) {
  const { userId, email, name, language, notifyGeneralEmail, notifyTicketEmail } = users;
  return db
    .select({ userId, email, name, language, notifyGeneralEmail, notifyTicketEmail })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)));
}
