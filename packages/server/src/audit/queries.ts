import type { AnswerOf, InputOf, v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../kit/database/page-of-ids.ts';
import { given, onDays, picked } from '../kit/database/queries.ts';
import { rowsOfPage } from '../kit/database/rows-of-page.ts';
import type { Db } from '../kit/database/types.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { users } from '../schema/users.ts';

const people = alias(users, 'people');

type Query = InputOf<typeof v1.auditEntries.find>['query'];
type Answer = AnswerOf<typeof v1.auditEntries.find>;

function conditions(query: Query): SQL | undefined {
  return and(
    picked(query, auditEntries.auditEntryId),
    given(query.userId, (userId) => eq(auditEntries.userId, userId)),
    given(query.personId, (personId) => eq(auditEntries.personId, personId)),
    given(query.action, (action) => eq(auditEntries.action, action)),
    given(query.subjectType, (type) => eq(auditEntries.subjectType, type)),
    given(query.subjectId, (subjectId) => eq(auditEntries.subjectId, subjectId)),
    onDays(auditEntries.at, query),
  );
}

/** A page of the trail without the total, for exports. */
export async function findAuditRows(db: Db, query: Query): Promise<Pick<Answer, 'data'>> {
  const page = pageOfIds(db, query, {
    columns: { at: auditEntries.at },
    id: auditEntries.auditEntryId,
    where: conditions(query),
  });
  const joined = db
    .select({
      entry: auditEntries,
      name: users.name,
      surname: users.surname,
      actorClosedAt: users.deletedAt,
      personClosedAt: people.deletedAt,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, auditEntries.userId))
    .leftJoin(people, eq(people.userId, auditEntries.personId));
  const rows = await rowsOfPage(joined, page, auditEntries.auditEntryId);
  const data = rows.map(({ entry, name, surname, actorClosedAt, personClosedAt }) => ({
    ...entry,
    // Hides the values of closed accounts, even while they are still kept by law.
    ...(personClosedAt && { before: null, after: null }),
    ...(actorClosedAt && { address: null }),
    userName: name && [name, surname].filter(Boolean).join(' '),
    isErased: entry.erasedAt !== null || personClosedAt !== null,
    hash: entry.hash.toString('hex'),
  }));
  return { data };
}

export async function findAuditEntries(db: Db, query: Query): Promise<Answer> {
  const counting = db.select({ total: count() }).from(auditEntries).where(conditions(query));
  return pageFromNearerEnd(query, counting, (part) => findAuditRows(db, part));
}
