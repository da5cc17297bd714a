import type { InputOf, PayoutAccount, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { and, count, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { behind, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { documents } from '../../schema/documents.ts';
import { type PayoutAccountRow, payoutAccounts } from '../../schema/payout-accounts.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.payoutAccounts.find>['query'];

const proposers = alias(users, 'proposers');
const approvers = alias(users, 'approvers');
const columns = { since: payoutAccounts.since };

const read = (db: Db) =>
  db
    .select({
      row: payoutAccounts,
      proposedByName: fullName(proposers),
      approvedByName: fullName(approvers),
      file: { name: documents.name, type: documents.type, sizeBytes: documents.sizeBytes },
    })
    .from(payoutAccounts)
    .leftJoin(proposers, eq(proposers.userId, payoutAccounts.proposedById))
    .leftJoin(approvers, eq(approvers.userId, payoutAccounts.approvedById))
    .leftJoin(documents, eq(documents.documentId, payoutAccounts.documentId))
    .$dynamic();

type Read = Awaited<ReturnType<typeof read>>[number];

function answerOf({ row, file, ...names }: Read): PayoutAccount {
  const { documentId: _, proposedById, approvedById, account, ...same } = row;
  return {
    ...same,
    account: maskIban(account),
    file,
    proposedByName: proposedById && names.proposedByName.trim(),
    approvedByName: approvedById && names.approvedByName.trim(),
  };
}

function conditions(projectId: string, query: Query): SQL | undefined {
  return and(eq(payoutAccounts.projectId, projectId), picked(query, payoutAccounts.payoutAccountId));
}

export async function findPayoutAccountRows(
  db: Db,
  projectId: string,
  query: Query,
): Promise<{ data: PayoutAccount[] }> {
  const rows = await read(db)
    .where(and(conditions(projectId, query), behind(query, columns, payoutAccounts.payoutAccountId)))
    .orderBy(...sorted(query, columns, payoutAccounts.payoutAccountId))
    .limit(query.take)
    .offset(query.skip);
  return { data: rows.map(answerOf) };
}

export async function findPayoutAccounts(db: Db, projectId: string, query: Query) {
  const { data } = await findPayoutAccountRows(db, projectId, query);
  const [all] = await db.select({ total: count() }).from(payoutAccounts).where(conditions(projectId, query));
  return pageOf(all, data);
}

interface Named {
  projectId: string;
  payoutAccountId: string;
}

/** A stored payout account of a project, with its answer and its certificate. */
export async function findPayoutAccount(db: Db, { projectId, payoutAccountId }: Named) {
  const [found] = await read(db).where(
    and(eq(payoutAccounts.projectId, projectId), eq(payoutAccounts.payoutAccountId, payoutAccountId)),
  );
  return found && { row: found.row, answer: answerOf(found) };
}

const isCurrent = (projectId: string) =>
  and(eq(payoutAccounts.projectId, projectId), isNull(payoutAccounts.replacedAt));

/** Ends the current payout account of a project, if it has one, and returns it. */
export async function replaceCurrent(
  tx: Db,
  projectId: string,
  now: Date,
): Promise<PayoutAccountRow | undefined> {
  const [replaced] = await tx
    .update(payoutAccounts)
    .set({ replacedAt: now })
    .where(isCurrent(projectId))
    .returning();
  return replaced;
}

export async function insertPayoutAccount(
  tx: Db,
  account: typeof payoutAccounts.$inferInsert,
): Promise<PayoutAccountRow> {
  const [inserted] = await tx.insert(payoutAccounts).values(account).returning();
  return inserted as PayoutAccountRow;
}

/** Deletes the payout accounts of a project, and returns the ids of their certificates. */
export async function deletePayoutAccountRows(tx: Db, projectId: string): Promise<string[]> {
  const removed = await tx
    .delete(payoutAccounts)
    .where(eq(payoutAccounts.projectId, projectId))
    .returning({ documentId: payoutAccounts.documentId });
  return removed.flatMap(({ documentId }) => documentId ?? []);
}
