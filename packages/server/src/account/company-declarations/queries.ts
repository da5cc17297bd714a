import { type CompanyDeclaration, v1 } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { deletesRowsOf, type Erasure } from '../../kit/users/erasure.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { companyDeclarations } from '../../schema/company-declarations.ts';
import { users } from '../../schema/users.ts';

const { companyDeclarationId, userId, createdAt } = companyDeclarations;

export const companyDeclarationList = list(v1.companyDeclarations.find, {
  table: companyDeclarations,
  id: companyDeclarationId,
  reach: (reader) => withinReach(reader, userId),
  filters: {},
  order: { createdAt, userName: sortedUserName(userId) },
  select: (db) =>
    db
      .select({ own: companyDeclarations, userName: sql<string>`trim(${fullName(users)})` })
      .from(companyDeclarations)
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) => rows.map(({ own, userName }): CompanyDeclaration => ({ ...own, userName })),
});

export const companyDeclarationErasure: Erasure = {
  async keep(tx, ofUserId) {
    const declared = await tx.select().from(companyDeclarations).where(eq(userId, ofUserId));
    return declared.length ? { kind: 'taxDetails', data: { companyDeclarations: declared } } : undefined;
  },
  erase: deletesRowsOf(companyDeclarations),
};
