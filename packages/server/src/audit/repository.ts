import type { AnswerOf, InputOf, listAuditEntries } from '@semilla/contract';
import { and, count, eq } from 'drizzle-orm';
import { users } from '../account/index.ts';
import type { Db } from '../database/index.ts';
import { given, onDays, pageOf, sorted } from '../database/queries.ts';
import { auditEntries } from './table.ts';

type Query = InputOf<typeof listAuditEntries>['query'];

export async function findAuditEntries(db: Db, query: Query): Promise<AnswerOf<typeof listAuditEntries>> {
  const where = and(
    given(query.userId, (userId) => eq(auditEntries.userId, userId)),
    given(query.action, (action) => eq(auditEntries.action, action)),
    given(query.subjectType, (type) => eq(auditEntries.subjectType, type)),
    given(query.subjectId, (subjectId) => eq(auditEntries.subjectId, subjectId)),
    onDays(auditEntries.at, query),
  );
  const rows = await db
    .select({ entry: auditEntries, name: users.name, surname: users.surname })
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, auditEntries.userId))
    .where(where)
    .orderBy(...sorted(query, { at: auditEntries.auditEntryId }))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(auditEntries).where(where);
  return pageOf(
    all,
    rows.map(({ entry, name, surname }) => ({
      ...entry,
      userName: name && [name, surname].filter(Boolean).join(' '),
      hash: entry.hash.toString('hex'),
    })),
  );
}
