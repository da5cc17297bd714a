import { addDays } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import { insertRows } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { bankDays } from '../../schema/bank-days.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { bankStatements } from '../../schema/bank-statements.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { rejectPayments } from '../payment-files/reject-payments.ts';
import { type BankStatement, periodOf } from './bank-statement.ts';
import { countDifferent, type StoredEntry } from './count-different.ts';
import { matchingQueue } from './matching-queue.ts';
import { type KnownDays, mergeDays, type PlacedEntry } from './merge-days.ts';
import { movementsShown } from './movements-shown.ts';
import type { StatementFormat } from './parse-statements.ts';
import { findKnownDays, findSameStatement, findStoredEntries, lockAccount } from './queries.ts';
import { withFile } from './with-file.ts';

interface Importing {
  file: File;
  importedById: string;
}

interface Imported {
  /** The ids of the statements, including those imported before. */
  statementIds: string[];
  newEntries: number;
  knownEntries: number;
  otherAccounts: string[];
  /** How many movements were imported before with another account or reference. */
  differentEntries: number;
  /** How many payments of a file the bank did not make, by its report. */
  rejectedPayments: number;
}

const nothing = {
  statementIds: [],
  newEntries: 0,
  knownEntries: 0,
  otherAccounts: [],
  differentEntries: 0,
  rejectedPayments: 0,
} satisfies Imported;

const rowsAtOnce = 1_000;

async function writeEntries(
  tx: Db,
  { account }: BankStatement,
  bankStatementId: string,
  entries: readonly PlacedEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    const rows = entries.slice(start, start + rowsAtOnce).map(({ bankReference, ...entry }) => ({
      ...entry,
      bankEntryId: newId(),
      bankStatementId,
      account,
      bankReference: bankReference ?? '',
    }));
    await insertRows(tx, bankEntries, rows);
  }
}

async function writeDays(tx: Db, { account, from, to }: BankStatement, { days }: KnownDays): Promise<void> {
  const rows = [...days]
    .filter(([day]) => day >= from && day <= to)
    .map(([day, balances]) => ({ account, day, ...balances }));
  await tx
    .insert(bankDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [bankDays.account, bankDays.day],
      set: { openingCents: sql`excluded.opening_cents`, closingCents: sql`excluded.closing_cents` },
    });
}

interface Writing extends Importing {
  /** The other accounts in the file, masked. */
  otherAccounts: string[];
  format: StatementFormat;
  known: KnownDays;
  /** The entries of the known days, with those of the earlier statements of the file. */
  stored: StoredEntry[];
  documentId: () => Promise<string>;
  now: Date;
}

async function writeStatement(
  { tx, audit, isTrial }: Change,
  statement: BankStatement,
  { format, known, otherAccounts, stored, documentId, importedById, now }: Writing,
): Promise<{ bankStatementId: string; newEntries: number; differentEntries: number }> {
  const { account, from, to, openingCents, closingCents } = statement;
  const differentEntries = countDifferent(statement.entries, stored);
  const fresh = mergeDays(statement, known);
  for (const entry of fresh) stored.push(entry);
  const same = fresh.length ? undefined : await findSameStatement(tx, statement);
  if (same) return { bankStatementId: same, newEntries: 0, differentEntries };
  const row = {
    bankStatementId: newId(now.getTime()),
    account,
    format,
    from,
    to,
    openingCents,
    closingCents,
    entries: statement.entries.length,
    newEntries: fresh.length,
    documentId: await documentId(),
    importedById,
    createdAt: now,
  };
  await tx.insert(bankStatements).values(row);
  if (!isTrial) await writeEntries(tx, statement, row.bankStatementId, fresh);
  await writeDays(tx, statement, known);
  audit({
    action: 'bank-statement.import',
    subjectType: 'bank-statement',
    subjectId: row.bankStatementId,
    after: {
      account: maskIban(account),
      format,
      from,
      to,
      openingBalanceCents: openingCents,
      closingBalanceCents: closingCents,
      entries: row.entries,
      newEntries: row.newEntries,
      ...(otherAccounts.length > 0 && { otherAccounts }),
      ...(differentEntries > 0 && { differentEntries }),
      movements: movementsShown(fresh),
    },
  });
  return { ...row, differentEntries };
}

/** Stores each movement of a bank file once. A file that does not add up stores nothing. */
async function write(
  change: Change,
  services: Services,
  statements: readonly BankStatement[],
  importing: Importing & Pick<Writing, 'format' | 'otherAccounts'> & { account: string },
): Promise<Imported> {
  const { account, file, importedById, otherAccounts } = importing;
  const { from, to } = periodOf(statements);
  const known = await findKnownDays(change.tx, account, addDays(from, -1), addDays(to, 1));
  const stored = await findStoredEntries(change.tx, account, from, to);
  let storedFile: Promise<string> | undefined;
  const documentId = () => {
    storedFile ??= storeDocument(change, services, {
      purpose: 'bank-statement',
      file,
      uploadedBy: importedById,
    }).then((document) => document.documentId);
    return storedFile;
  };
  const imported: Imported = { ...nothing, statementIds: [], otherAccounts };
  for (const statement of statements) {
    const writing = { ...importing, known, stored, documentId, now: services.now() };
    const { bankStatementId, newEntries, differentEntries } = await writeStatement(
      change,
      statement,
      writing,
    );
    imported.statementIds.push(bankStatementId);
    imported.newEntries += newEntries;
    imported.differentEntries += differentEntries;
    imported.knownEntries += statement.entries.length - newEntries;
  }
  return imported;
}

/** Imports a file of the bank: its statements, or what it reports of payments. */
export function importBankFile(change: Change, services: Services, importing: Importing): Promise<Imported> {
  return withFile(services, importing.file, async (read) => {
    if (read.report)
      return { ...nothing, rejectedPayments: await rejectPayments(change, services, read.report, importing) };
    const { account, format, otherAccounts, statements } = read;
    await lockAccount(change.tx, account);
    const imported = await write(change, services, statements, {
      ...importing,
      account,
      format,
      otherAccounts,
    });
    await services.jobs.enqueue(change.tx, matchingQueue, {});
    return imported;
  });
}
