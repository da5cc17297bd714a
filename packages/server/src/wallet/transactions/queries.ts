import { type Transaction, v1 } from '@semilla/contract';
import { and, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { list } from '../../kit/database/list.ts';
import { compares } from '../../kit/database/queries.ts';
import { RareText } from '../../kit/database/rare-text.ts';
import { sumOf } from '../../kit/database/sum-of.ts';
import { textBehind } from '../../kit/database/text-behind.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { sortedStaffName, sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { sortedProjectName } from '../../project/sorted-project-name.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { documents } from '../../schema/documents.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { projects } from '../../schema/projects.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { hasReference } from '../has-reference.ts';
import { findReturns } from './find-returns.ts';
import { transactionAnswer } from './transaction-answer.ts';

/** The owner must not see which member of staff worked on a transaction, so the owner's list cannot be sorted by it either. */
const ofStaff = ({ scope }: Reader, column: SQLWrapper) => (scope === 'own' ? sql`''::text` : column);

const nameOf = (person: Record<'userId' | 'name' | 'surname', PgColumn>) =>
  sql<
    string | null
  >`case when ${person.userId} is not null then concat_ws(' ', ${person.name}, ${person.surname}) end`;

function selectTransactions(db: Db) {
  const [admins, managers] = [alias(users, 'admins'), alias(users, 'managers')];
  return db
    .select({
      own: transactions,
      userName: userName(),
      bankAccount: { alias: bankAccounts.alias, account: bankAccounts.account },
      projectName: projects.name,
      adminName: nameOf(admins),
      managerName: nameOf(managers),
      file: { name: documents.name, type: documents.type, sizeBytes: documents.sizeBytes },
    })
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .leftJoin(projects, eq(projects.projectId, transactions.projectId))
    .leftJoin(admins, eq(admins.userId, transactions.adminId))
    .leftJoin(managers, eq(managers.userId, transactions.managerId))
    .leftJoin(documents, eq(documents.documentId, transactions.documentId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTransactions>>[number];

/** Builds the answers. Returns of payments are looked up only for the rows of the page. */
async function asAnswers(db: Db, rows: readonly Row[], { scope }: Reader): Promise<Transaction[]> {
  const returns = await findReturns(
    db,
    rows.map(({ own }) => own),
  );
  return rows.map(({ own, ...names }) =>
    transactionAnswer(own, { ...names, ...returns.get(own.transactionId) }, scope !== 'own'),
  );
}

/** Whether a payment file pays the transaction. */
const isInPaymentFile = (paymentFileId: string) => sql`${transactions.transactionId} = any(array(
  select ${outgoingPayments.transactionId} from ${outgoingPayments}
  where ${outgoingPayments.paymentFileId} = ${paymentFileId}))`;

/** Whether the transaction is a withdrawal whose payment came back. There are few of these. */
function isReturned(wanted: boolean): SQL {
  const found = sql`${transactions.transactionId} = any(array(select returned_withdrawal_id from transactions
    where returned_withdrawal_id is not null))`;
  return wanted ? found : not(found);
}

export const transactionList = list(v1.transactions.find, {
  table: transactions,
  id: transactions.transactionId,
  reach: (reader) => withinReach(reader, transactions.userId),
  filters: {
    paymentFileId: isInPaymentFile,
    reference: hasReference,
    isReturned,
    amount: (amount) => compares(transactions.amountCents, amount),
  },
  days: transactions.createdAt,
  order: (reader) => ({
    createdAt: transactions.createdAt,
    amount: transactions.amountCents,
    updatedAt: transactions.updatedAt,
    status: transactions.status,
    type: transactions.type,
    issuerName: transactions.issuerName,
    userName: sortedUserName(transactions.userId),
    bankAccount: textBehind(bankAccounts, transactions.bankAccountId, ({ bankAccountId, alias: text }) => ({
      id: bankAccountId,
      text,
    })),
    projectName: sortedProjectName(transactions.projectId),
    managerName: ofStaff(reader, sortedStaffName(transactions.managerId)),
    adminName: ofStaff(reader, sortedStaffName(transactions.adminId)),
    rejectReason: new RareText(transactions.rejectReason),
  }),
  select: selectTransactions,
  answers: (rows, reader, db) => asAnswers(db, rows, reader),
  // What waits or was rejected has not moved, so it counts only if the filter asks for it.
  async totals(db, where, query) {
    const { amountCents, type, status } = transactions;
    const [sums] = await db
      .select({
        totalIn: sumOf(amountCents, eq(type, 'income')),
        totalOut: sumOf(amountCents, eq(type, 'withdraw')),
      })
      .from(transactions)
      .where(query.status ? where : and(where, eq(status, 'completed')));
    return sums;
  },
});

/** The document that proves a transaction, if the reader may see it. */
export async function findProofId(db: Db, reader: Reader, transactionId: string) {
  const [row] = await db
    .select({ documentId: transactions.documentId })
    .from(transactions)
    .where(and(eq(transactions.transactionId, transactionId), withinReach(reader, transactions.userId)));
  return row?.documentId ?? undefined;
}
