import type { InputOf, Transaction, v1 } from '@semilla/contract';
import { and, count, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { compares, given, isAnyOf, onDays, picked } from '../../kit/database/queries.ts';
import { RareText } from '../../kit/database/rare-text.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
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

type Query = InputOf<typeof v1.transactions.find>['query'];

/** The owner must not see which member of staff worked on a transaction, so the owner's list cannot be sorted by it either. */
const ofStaff = ({ scope }: Reader, column: SQLWrapper) => (scope === 'own' ? sql`''::text` : column);

const orderColumns = (reader: Reader) => ({
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
});

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

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    picked(query, transactions.transactionId),
    withinReach(reader, transactions.userId),
    given(query.walletId, (walletId) => eq(transactions.walletId, walletId)),
    given(query.transactionId, (transactionId) => eq(transactions.transactionId, transactionId)),
    given(query.userId, (userId) => eq(transactions.userId, userId)),
    given(query.projectId, (projectId) => eq(transactions.projectId, projectId)),
    given(query.bankAccountId, (bankAccountId) => eq(transactions.bankAccountId, bankAccountId)),
    given(query.paymentFileId, isInPaymentFile),
    given(query.reference, hasReference),
    given(query.amount, (amount) => compares(transactions.amountCents, amount)),
    given(query.type, (type) => isAnyOf(transactions.type, type)),
    given(query.issuerName, (issuerName) => isAnyOf(transactions.issuerName, issuerName)),
    given(query.isReturned, isReturned),
    given(query.status, (status) => isAnyOf(transactions.status, status)),
    onDays(transactions.createdAt, query),
  );
}

/** One page of transactions without the total count, as the CSV export needs it. */
export async function findTransactionRows(
  db: Db,
  reader: Reader,
  query: Query,
): Promise<{ data: Transaction[] }> {
  const columns = orderColumns(reader);
  const page = pageOfIds(db, query, {
    columns,
    id: transactions.transactionId,
    where: conditions(query, reader),
  });
  const rows = await rowsOfPage(selectTransactions(db), page, transactions.transactionId);
  return { data: await asAnswers(db, rows, reader) };
}

/** What waits or was rejected has not moved, so it counts only if the filter asks for it. */
async function sumTransactions(db: Db, reader: Reader, query: Query) {
  const { amountCents, type, status } = transactions;
  const counted = query.status ? undefined : eq(status, 'completed');
  const [sums] = await db
    .select({
      totalIn: sumOf(amountCents, eq(type, 'income')),
      totalOut: sumOf(amountCents, eq(type, 'withdraw')),
    })
    .from(transactions)
    .where(and(conditions(query, reader), counted));
  return sums;
}

export async function findTransactions(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(transactions).where(conditions(query, reader));
  const page = await pageFromNearerEnd(query, counting, (part) => findTransactionRows(db, reader, part));
  return { ...page, ...(query.getTotalAmount && (await sumTransactions(db, reader, query))) };
}

export async function findTransaction(db: Db, reader: Reader, transactionId: string) {
  const [row] = await selectTransactions(db).where(
    and(eq(transactions.transactionId, transactionId), withinReach(reader, transactions.userId)),
  );
  const [answer] = row ? await asAnswers(db, [row], reader) : [];
  return row && answer && { answer, documentId: row.own.documentId };
}
