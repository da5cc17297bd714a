import { type FiscalResidence, v1 } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { deletesRowsOf, type Erasure } from '../../kit/users/erasure.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { fiscalResidences } from '../../schema/fiscal-residences.ts';
import { users } from '../../schema/users.ts';

const { fiscalResidenceId, userId, createdAt } = fiscalResidences;

export const fiscalResidenceList = list(v1.fiscalResidences.find, {
  table: fiscalResidences,
  id: fiscalResidenceId,
  reach: (reader) => withinReach(reader, userId),
  filters: {},
  order: {
    createdAt,
    since: fiscalResidences.since,
    country: fiscalResidences.country,
    userName: sortedUserName(userId),
  },
  select: (db) =>
    db
      .select({ own: fiscalResidences, userName: sql<string>`trim(${fullName(users)})` })
      .from(fiscalResidences)
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) => rows.map(({ own, userName }): FiscalResidence => ({ ...own, userName })),
});

export const fiscalResidenceErasure: Erasure = {
  async keep(tx, ofUserId) {
    const declared = await tx.select().from(fiscalResidences).where(eq(userId, ofUserId));
    return declared.length ? { kind: 'taxDetails', data: { fiscalResidences: declared } } : undefined;
  },
  erase: deletesRowsOf(fiscalResidences),
};
