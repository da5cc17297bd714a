import { type Cents, cents, type InvestorKind, type InvestorKindRecord, v1 } from '@semilla/contract';
import { and, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { list } from '../../kit/database/list.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { ApiError } from '../../kit/errors.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { accountDocuments } from '../../schema/account-documents.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { documents } from '../../schema/documents.ts';
import { type InvestorKindRow, investorKinds } from '../../schema/investor-kinds.ts';
import { users } from '../../schema/users.ts';

type NewRow = typeof investorKinds.$inferInsert;

function selectKinds(db: Db) {
  const [deciders, enders] = [alias(users, 'deciders'), alias(users, 'enders')];
  return db
    .select({
      own: investorKinds,
      userName: sql<string>`trim(${fullName(users)})`,
      decidedByName: sql<string | null>`trim(${fullName(deciders)})`,
      endedByName: sql<string | null>`trim(${fullName(enders)})`,
      file: { name: documents.name, type: documents.type, sizeBytes: documents.sizeBytes },
    })
    .from(investorKinds)
    .innerJoin(users, eq(users.userId, investorKinds.userId))
    .leftJoin(deciders, eq(deciders.userId, investorKinds.decidedById))
    .leftJoin(enders, eq(enders.userId, investorKinds.endedById))
    .leftJoin(accountDocuments, eq(accountDocuments.accountDocumentId, investorKinds.accountDocumentId))
    .leftJoin(documents, eq(documents.documentId, accountDocuments.documentId))
    .$dynamic();
}

const amount = (stored: number | null): Cents | null => (stored === null ? null : cents(stored));

function asAnswer({
  own,
  userName,
  decidedByName,
  endedByName,
  file,
}: Awaited<ReturnType<typeof selectKinds>>[number]): InvestorKindRecord {
  const { incomeCents, portfolioCents, ownFundsCents, turnoverCents, balanceSheetCents, ...same } = own;
  const { decidedById, endedById, ...fields } = same;
  return {
    ...fields,
    userName,
    file,
    decidedByName: decidedById === null ? null : decidedByName,
    endedByName: endedById === null ? null : endedByName,
    income: amount(incomeCents),
    portfolio: amount(portfolioCents),
    ownFunds: amount(ownFundsCents),
    turnover: amount(turnoverCents),
    balanceSheet: amount(balanceSheetCents),
  };
}

export const investorKindList = list(v1.investorKinds.find, {
  table: investorKinds,
  id: investorKinds.investorKindId,
  reach: (reader) => withinReach(reader, investorKinds.userId),
  filters: {},
  order: {
    createdAt: investorKinds.createdAt,
    decidedAt: investorKinds.decidedAt,
    validUntil: investorKinds.validUntil,
    state: investorKinds.state,
    kind: investorKinds.kind,
    userName: sortedUserName(investorKinds.userId),
  },
  select: selectKinds,
  answers: (rows) => rows.map(asAnswer),
});

/** Whether a document belongs to a request that was not refused or withdrawn, so it must be kept as proof. */
export async function isProof(db: Db, accountDocumentId: string): Promise<boolean> {
  const { accountDocumentId: named, state } = investorKinds;
  return (
    (await db.$count(
      investorKinds,
      and(eq(named, accountDocumentId), notInArray(state, ['refused', 'withdrawn'])),
    )) > 0
  );
}

export async function countPendingKinds(db: Db, reach: SQL | undefined): Promise<number> {
  return db.$count(investorKinds, and(eq(investorKinds.state, 'pending'), reach));
}

/** Locks a row until the transaction ends. */
export async function lockKind(tx: Db, id: string): Promise<InvestorKindRow | undefined> {
  const [row] = await tx
    .select()
    .from(investorKinds)
    .where(eq(investorKinds.investorKindId, id))
    .for('update');
  return row;
}

export async function insertKind(tx: Db, row: NewRow): Promise<InvestorKindRow> {
  const [inserted] = await tx
    .insert(investorKinds)
    .values(row)
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'investor_kinds_one_pending')
        ? new ApiError('account.investor_kind_pending')
        : error;
    });
  return inserted as InvestorKindRow;
}

export async function updateKind(
  tx: Db,
  id: string,
  fields: Partial<InvestorKindRow>,
): Promise<InvestorKindRow> {
  const [updated] = await tx
    .update(investorKinds)
    .set({ ...fields, ...raised(investorKinds) })
    .where(eq(investorKinds.investorKindId, id))
    .returning();
  return updated as InvestorKindRow;
}

/** The rows of a user in one state, locked until the transaction ends. */
export async function lockKindsOf(
  tx: Db,
  userId: string,
  state: InvestorKindRow['state'],
): Promise<InvestorKindRow[]> {
  return tx
    .select()
    .from(investorKinds)
    .where(and(eq(investorKinds.userId, userId), eq(investorKinds.state, state)))
    .for('update');
}

/** Active kinds whose last day has passed. */
export async function findLapsed(db: Db, today: string): Promise<InvestorKindRow[]> {
  return db
    .select()
    .from(investorKinds)
    .where(and(eq(investorKinds.state, 'active'), lt(investorKinds.validUntil, today)));
}

/** The investor's valid kind on a day. A kind past its last day does not count, even before the job has expired it. */
export async function findKindOn(
  db: Db,
  userId: string,
  today: string,
): Promise<{ kind: InvestorKind; validUntil: string | null }> {
  const [row] = await db
    .select({ kind: investorKinds.kind, validUntil: investorKinds.validUntil })
    .from(investorKinds)
    .where(
      and(
        eq(investorKinds.userId, userId),
        eq(investorKinds.state, 'active'),
        gte(investorKinds.validUntil, today),
      ),
    );
  return row ?? { kind: 'non-sophisticated', validUntil: null };
}
