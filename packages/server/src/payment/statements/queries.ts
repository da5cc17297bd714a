import type { BankEntry, BankStatement, InputOf, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { and, count, desc, eq, gte, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import {
  alphabetical,
  behind,
  compares,
  contains,
  given,
  isAnyOf,
  pageOf,
  picked,
  sorted,
} from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import { sumOf } from '../../kit/database/sum-of.ts';
import type { Db } from '../../kit/database/types.ts';
import { bankDays } from '../../schema/bank-days.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { bankStatements } from '../../schema/bank-statements.ts';
import { entryText, fullName } from '../../schema/columns/searched-text.ts';
import { documents } from '../../schema/documents.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { projectPayments } from '../../schema/project-payments.ts';
import { projects } from '../../schema/projects.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { bankEntryAnswer } from './bank-entry-answer.ts';
import type { BankStatement as Reported } from './bank-statement.ts';
import type { StoredEntry } from './count-different.ts';
import { identityOf, type KnownDays } from './merge-days.ts';
import { searchedReference } from './references-in.ts';

type StatementsQuery = InputOf<typeof v1.bankStatements.find>['query'];
type EntriesQuery = InputOf<typeof v1.bankEntries.find>['query'];

const { bankStatementId } = bankStatements;
const { bankEntryId } = bankEntries;

const statementColumns = {
  to: bankStatements.to,
  from: bankStatements.from,
  createdAt: bankStatements.createdAt,
  format: bankStatements.format,
  entries: bankStatements.entries,
  newEntries: bankStatements.newEntries,
};

const readStatements = (db: Db) =>
  db
    .select({
      row: bankStatements,
      importedByName: fullName(users),
      file: { name: documents.name, type: documents.type, sizeBytes: documents.sizeBytes },
    })
    .from(bankStatements)
    .innerJoin(users, eq(users.userId, bankStatements.importedById))
    .innerJoin(documents, eq(documents.documentId, bankStatements.documentId))
    .$dynamic();

function statementAnswer({
  row,
  importedByName,
  file,
}: Awaited<ReturnType<typeof readStatements>>[number]): BankStatement {
  const { documentId: _, importedById: _by, account, openingCents, closingCents, ...same } = row;
  return {
    ...same,
    account: maskIban(account),
    openingBalance: openingCents as BankStatement['openingBalance'],
    closingBalance: closingCents as BankStatement['closingBalance'],
    importedByName: importedByName.trim(),
    file,
  };
}

function statementConditions(query: StatementsQuery): SQL | undefined {
  return and(
    picked(query, bankStatementId),
    given(query.format, (format) => eq(bankStatements.format, format)),
    given(query.fromDate, (day) => gte(bankStatements.to, day)),
    given(query.toDate, (day) => lte(bankStatements.from, day)),
  );
}

export async function findStatementRows(db: Db, query: StatementsQuery): Promise<{ data: BankStatement[] }> {
  const rows = await readStatements(db)
    .where(and(statementConditions(query), behind(query, statementColumns, bankStatementId)))
    .orderBy(...sorted(query, statementColumns, bankStatementId))
    .limit(query.take)
    .offset(query.skip);
  return { data: rows.map(statementAnswer) };
}

export async function findStatements(db: Db, query: StatementsQuery) {
  const { data } = await findStatementRows(db, query);
  const [all] = await db.select({ total: count() }).from(bankStatements).where(statementConditions(query));
  return pageOf(all, data);
}

export async function findStatement(db: Db, statementId: string) {
  const [found] = await readStatements(db).where(eq(bankStatementId, statementId));
  return found && { documentId: found.row.documentId, answer: statementAnswer(found) };
}

/** The last imported statement, with the state of its movements. */
export async function findLastImport(db: Db) {
  const [last] = await readStatements(db)
    .orderBy(desc(bankStatements.createdAt), desc(bankStatements.to), desc(bankStatementId))
    .limit(1);
  if (!last) return null;
  const countIn = (state: 'booked' | 'waiting') =>
    db.$count(
      bankEntries,
      and(eq(bankEntries.bankStatementId, last.row.bankStatementId), eq(bankEntries.state, state)),
    );
  return {
    ...statementAnswer(last),
    bookedEntries: await countIn('booked'),
    waitingEntries: await countIn('waiting'),
  };
}

const amount = sql<number>`abs(${bankEntries.amountCents})`;
const entryColumns = {
  bookedOn: bankEntries.bookedOn,
  valueOn: bankEntries.valueOn,
  amount,
  counterpartyName: alphabetical(bankEntries.counterpartyName),
};

function entryConditions(query: EntriesQuery): SQL | undefined {
  const { amountCents, bookedOn, isReturn, sentBackById } = bankEntries;
  return and(
    picked(query, bankEntryId),
    given(query.search, (words) => contains(entryText(bankEntries), searchedReference(words))),
    given(query.side, (side) => (side === 'in' ? gte(amountCents, 0) : lt(amountCents, 0))),
    given(query.state, (state) => isAnyOf(bankEntries.state, state)),
    given(query.bookedAs, (as) => isAnyOf(bankEntries.bookedAs, as)),
    given(query.amount, (wanted) => compares(amount, wanted)),
    given(query.isUndone, (wanted) => (wanted ? isNotNull(sentBackById) : isNull(sentBackById))),
    given(query.isReturn, (wanted) => eq(isReturn, wanted)),
    given(query.bankStatementId, (statementId) => eq(bankEntries.bankStatementId, statementId)),
    given(query.fromDate, (day) => gte(bookedOn, day)),
    given(query.toDate, (day) => lte(bookedOn, day)),
  );
}

const reversed = alias(bankEntries, 'reversed');

/** The projects whose tax a movement paid. */
const taxes = sql<BankEntry['taxes']>`case when ${bankEntries.bookedAs} = 'taxPaid' then (
  select json_agg(json_build_object('projectId', ${projects.projectId}, 'projectName', ${projects.name},
    'amount', ${projectPayments.amountCents}) order by ${projects.name}, ${projects.projectId})
  from ${projectPayments} join ${projects} on ${projects.projectId} = ${projectPayments.projectId}
  where ${projectPayments.bankEntryId} = ${bankEntryId}) end`;

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

const readEntries = (db: Db) =>
  db
    .select({
      row: bankEntries,
      userName: fullName(users),
      transactionId: transactions.transactionId,
      reversesId: reversed.bankEntryId,
      paymentOrderId: paymentOrders.paymentOrderId,
      paymentFileId: paymentFiles.paymentFileId,
      fileNumber: paymentFiles.number,
      taxes,
    })
    .from(bankEntries)
    .leftJoin(users, eq(users.userId, bankEntries.userId))
    .leftJoin(reversed, eq(reversed.sentBackById, bankEntryId))
    .leftJoin(transactions, eq(transactions.bankEntryId, bankEntryId))
    .leftJoin(
      paymentOrders,
      and(eq(paymentOrders.bankEntryId, bankEntryId), eq(paymentOrders.state, 'waiting')),
    )
    .leftJoin(
      outgoingPayments,
      and(
        eq(outgoingPayments.paymentOrderId, paymentOrders.paymentOrderId),
        ne(outgoingPayments.state, 'cancelled'),
      ),
    )
    .leftJoin(paymentFiles, eq(paymentFiles.paymentFileId, outgoingPayments.paymentFileId))
    .$dynamic();

function entryAnswer({ row, paymentOrderId, paymentFileId, fileNumber, ...names }: EntryRow): BankEntry {
  const sendingBack = paymentOrderId ? { paymentOrderId, paymentFileId, fileNumber } : null;
  return bankEntryAnswer(row, { ...names, sendingBack });
}

/** How many movements wait for a decision of staff. */
export const countWaitingEntries = (db: Db): Promise<number> =>
  db.$count(bankEntries, eq(bankEntries.state, 'waiting'));

export async function findEntry(db: Db, entryId: string): Promise<BankEntry | undefined> {
  const [found] = await readEntries(db).where(eq(bankEntryId, entryId));
  return found && entryAnswer(found);
}

export async function findEntryRows(db: Db, query: EntriesQuery, more?: SQL): Promise<{ data: BankEntry[] }> {
  const page = pageOfIds(db, query, {
    columns: entryColumns,
    id: bankEntryId,
    where: and(entryConditions(query), more),
  });
  const rows = await rowsOfPage(readEntries(db), page, bankEntryId);
  return { data: rows.map(entryAnswer) };
}

async function sumEntries(db: Db, query: EntriesQuery) {
  const { amountCents } = bankEntries;
  const [sums] = await db
    .select({
      totalIn: sumOf(amount, gte(amountCents, 0)),
      totalOut: sumOf(amount, lt(amountCents, 0)),
    })
    .from(bankEntries)
    .where(entryConditions(query));
  return sums;
}

export async function findEntries(db: Db, query: EntriesQuery) {
  const counting = db.select({ total: count() }).from(bankEntries).where(entryConditions(query));
  const page = await pageFromNearerEnd(query, counting, (part) => findEntryRows(db, part));
  return { ...page, ...(query.getTotalAmount && (await sumEntries(db, query))) };
}

/** Runs the imports of an account one after the other; the lock ends with the transaction. */
export async function lockAccount(tx: Db, account: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bank ${account}`}, 0))`);
}

/** What is known of an account on these days and on the day before and after. */
export async function findKnownDays(tx: Db, account: string, from: string, to: string): Promise<KnownDays> {
  const { day, openingCents, closingCents } = bankDays;
  const days = await tx
    .select({ day, openingCents, closingCents })
    .from(bankDays)
    .where(and(eq(bankDays.account, account), gte(bankDays.day, from), lte(bankDays.day, to)));
  const { bookedOn, amountCents, bankReference, place } = bankEntries;
  const entries = await tx
    .select({ bookedOn, amountCents, bankReference, place })
    .from(bankEntries)
    .where(
      and(eq(bankEntries.account, account), gte(bankEntries.bookedOn, from), lte(bankEntries.bookedOn, to)),
    );
  const byDay = Map.groupBy(entries, (entry) => entry.bookedOn);
  return {
    days: new Map(days.map((known) => [known.day, known])),
    entries: new Map([...byDay].map(([on, rows]) => [on, new Set(rows.map(identityOf))])),
  };
}

/** The stored entries of these days. */
export async function findStoredEntries(
  tx: Db,
  account: string,
  from: string,
  to: string,
): Promise<StoredEntry[]> {
  const { bookedOn, amountCents, bankReference, counterpartyAccount, reference, text } = bankEntries;
  return tx
    .select({ bookedOn, amountCents, bankReference, counterpartyAccount, reference, text })
    .from(bankEntries)
    .where(and(eq(bankEntries.account, account), gte(bookedOn, from), lte(bookedOn, to)));
}

/** The stored statement with the same days and balances, if any. */
export async function findSameStatement(
  tx: Db,
  { account, from, to, openingCents, closingCents }: Reported,
): Promise<string | undefined> {
  const [same] = await tx
    .select({ bankStatementId })
    .from(bankStatements)
    .where(
      and(
        eq(bankStatements.account, account),
        eq(bankStatements.from, from),
        eq(bankStatements.to, to),
        eq(bankStatements.openingCents, openingCents),
        eq(bankStatements.closingCents, closingCents),
      ),
    )
    .limit(1);
  return same?.bankStatementId;
}
