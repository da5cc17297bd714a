import { addDays, decimalFromCents } from '@semilla/contract';
import { formatDate, maskIban } from '@semilla/format';
import { sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { bankDays } from '../../schema/bank-days.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { bankStatements } from '../../schema/bank-statements.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { type BankStatement, StatementProblem } from './bank-statement.ts';
import { matchingQueue } from './matching-queue.ts';
import { type KnownDays, mergeDays, type PlacedEntry } from './merge-days.ts';
import { parseStatements, type StatementFormat } from './parse-statements.ts';
import { findKnownDays, findSameStatement, lockAccount } from './queries.ts';

interface Importing {
  file: File;
  importedById: string;
}

interface Imported {
  /** Ids of the statements, also of those that were imported before. */
  statementIds: string[];
  newEntries: number;
  knownEntries: number;
}

const rowsAtOnce = 1_000;

/** Refuses what is of another account or currency, and days that are missing between two statements of the file. */
function checkFile(statements: readonly BankStatement[], account: string): void {
  for (const [index, statement] of statements.entries()) {
    if (statement.account !== account)
      throw new StatementProblem('statement_account', { account: maskIban(statement.account) });
    if (statement.currency !== 'EUR')
      throw new StatementProblem('statement_currency', { currency: statement.currency });
    const before = statements[index - 1];
    if (before && statement.from > addDays(before.to, 1))
      throw new StatementProblem('statement_gap', {
        from: formatDate(before.to),
        to: formatDate(statement.from),
      });
  }
}

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
    await tx.insert(bankEntries).values(rows);
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
  format: StatementFormat;
  documentId: () => Promise<string>;
  now: Date;
}

async function writeStatement(
  { tx, audit }: Change,
  statement: BankStatement,
  { format, documentId, importedById, now }: Writing,
): Promise<{ bankStatementId: string; newEntries: number }> {
  const { account, from, to, openingCents, closingCents } = statement;
  const known = await findKnownDays(tx, account, addDays(from, -1), addDays(to, 1));
  const fresh = mergeDays(statement, known);
  const same = fresh.length ? undefined : await findSameStatement(tx, statement);
  if (same) return { bankStatementId: same, newEntries: 0 };
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
  await writeEntries(tx, statement, row.bankStatementId, fresh);
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
      openingBalance: decimalFromCents(openingCents),
      closingBalance: decimalFromCents(closingCents),
      entries: row.entries,
      newEntries: row.newEntries,
    },
  });
  return row;
}

/** Books what a bank's file reports, each movement once; a file that does not add up leaves nothing behind. */
async function write(
  change: Change,
  services: Services,
  statements: readonly BankStatement[],
  importing: Omit<Writing, 'documentId' | 'now'>,
): Promise<Imported> {
  const { file, importedById } = importing;
  let stored: Promise<string> | undefined;
  const documentId = () => {
    stored ??= storeDocument(change, services, {
      purpose: 'bank-statement',
      file,
      uploadedBy: importedById,
    }).then((document) => document.documentId);
    return stored;
  };
  const imported: Imported = { statementIds: [], newEntries: 0, knownEntries: 0 };
  for (const statement of statements) {
    const writing = { ...importing, documentId, now: services.now() };
    const { bankStatementId, newEntries } = await writeStatement(change, statement, writing);
    imported.statementIds.push(bankStatementId);
    imported.newEntries += newEntries;
    imported.knownEntries += statement.entries.length - newEntries;
  }
  return imported;
}

/** Imports a bank's file, or refuses it as a whole with the place and the reason. */
export async function importStatements(
  change: Change,
  services: Services,
  importing: Importing,
): Promise<Imported> {
  const { account } = services.config.depositAccount ?? {};
  if (!account) throw new ApiError('payment.no_deposit_account');
  try {
    const { format, statements } = parseStatements(await importing.file.bytes());
    const inOrder = statements.toSorted((one, other) => one.from.localeCompare(other.from));
    checkFile(inOrder, account);
    await lockAccount(change.tx, account);
    const imported = await write(change, services, inOrder, { ...importing, format });
    await services.jobs.enqueue(change.tx, matchingQueue, {});
    return imported;
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
    throw new InvalidInput([{ path: 'file', code: error.code, params: error.params }]);
  }
}
