import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { list } from '../kit/database/list.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { users } from '../schema/users.ts';

const people = alias(users, 'people');

export const auditList = list(v1.auditEntries.find, {
  table: auditEntries,
  id: auditEntries.auditEntryId,
  filters: {},
  days: auditEntries.at,
  order: { at: auditEntries.at },
  select: (db) =>
    db
      .select({
        entry: auditEntries,
        name: users.name,
        surname: users.surname,
        actorClosedAt: users.deletedAt,
        personClosedAt: people.deletedAt,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.userId, auditEntries.userId))
      .leftJoin(people, eq(people.userId, auditEntries.personId))
      .$dynamic(),
  answers: (rows) =>
    rows.map(({ entry, name, surname, actorClosedAt, personClosedAt }) => ({
      ...entry,
      // Hides the values of closed accounts, even while they are still kept by law.
      ...(personClosedAt && { before: null, after: null }),
      ...(actorClosedAt && { address: null }),
      userName: name && [name, surname].filter(Boolean).join(' '),
      isErased: entry.erasedAt !== null || personClosedAt !== null,
      hash: entry.hash.toString('hex'),
    })),
});
