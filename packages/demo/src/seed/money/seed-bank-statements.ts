import { addDays, movementReference } from '@semilla/contract';
import { camt053File, camt053Text, norma43File, norma43Lines } from '@semilla/contract/testing';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import {
  type BankStatement,
  type StatementEntry,
  sumOf,
} from '@semilla/server/payment/statements/bank-statement.ts';
import { type KnownDays, mergeDays } from '@semilla/server/payment/statements/merge-days.ts';
import { parseStatements } from '@semilla/server/payment/statements/parse-statements.ts';
import { bankDays } from '@semilla/server/schema/bank-days.ts';
import { bankEntries } from '@semilla/server/schema/bank-entries.ts';
import { bankStatements } from '@semilla/server/schema/bank-statements.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { sql } from 'drizzle-orm';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { bookOtherMovements, otherMovements } from './seed-other-bookings.ts';
import { bookReturnedWithdrawal, findReturnedWithdrawal } from './seed-returned-withdrawal.ts';

const weeks = 8;
/**
 * For this many weeks the statements are in the newer format; those of earlier weeks are in the older one.
 */
const recentWeeks = 4;

/** The bank movements that match the ledger, oldest first. */
async function movementsOfBank(tx: Db): Promise<StatementEntry[]> {
  const { rows } = await tx.execute<{
    cents: string;
    day: string;
    name: string | null;
    account: string | null;
    transactionId: string | null;
    entryId: string;
  }>(sql`
    select -posting.amount_cents as cents,
      (entry.created_at at time zone 'Europe/Madrid')::date::text as day,
      coalesce(person.name || coalesce(' ' || person.surname, ''), payee.holder_name) as name,
      coalesce(own.account, payee.account) as account,
      moved.transaction_id as "transactionId",
      entry.entry_id as "entryId"
    from ledger_postings posting
    join ledger_entries entry using (entry_id)
    left join transactions moved on moved.entry_id = entry.entry_id and entry.cause = 'transaction'
    left join users person on person.user_id = moved.user_id
    left join bank_accounts own on own.bank_account_id = moved.bank_account_id
    left join project_payments paid on paid.entry_id = entry.entry_id
    left join payout_accounts payee on payee.project_id = paid.project_id and payee.replaced_at is null
    where posting.account_id = 'bank'
    order by entry.created_at, entry.entry_id`);
  return rows.map(({ cents, day, name, account, transactionId, entryId }) => {
    const reference = transactionId && movementReference(transactionId);
    const isIncoming = Number(cents) > 0;
    return {
      bookedOn: day,
      valueOn: day,
      amountCents: Number(cents),
      bankReference: String(Number.parseInt(entryId.slice(-9), 16)).slice(0, 10),
      reference,
      counterpartyName: name,
      counterpartyAccount: account,
      text: `TRANSFERENCIA ${isIncoming ? 'DE' : 'A'} ${name ?? ''}`.trim(),
      isReturn: false,
      returnReason: null,
    };
  });
}

/** Movements of the last week that belong to no wallet: staff have to check them. */
function doubtful(calendar: Calendar): StatementEntry[] {
  const entry = (daysAgo: number, amountCents: number, bankReference: string, text: string) => ({
    bookedOn: calendar.day(-daysAgo),
    valueOn: calendar.day(-daysAgo),
    amountCents,
    bankReference,
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text,
    isReturn: false,
    returnReason: null,
  });
  return [
    {
      ...entry(6, 75_000, '7720000001', 'APORTACION PROYECTO'),
      counterpartyName: 'FERRER SOLER LUCIA',
      counterpartyAccount: 'ES6000491500051234567892',
    },
    {
      ...entry(4, 30_000, '7720000002', 'REGALO DE CUMPLEAÑOS PARA LUCIA'),
      counterpartyName: 'Pedro Gil Ferrer',
      counterpartyAccount: 'ES9420805801101234567891',
    },
  ];
}

function weeklyStatements(
  movements: readonly StatementEntry[],
  account: string,
  calendar: Calendar,
): BankStatement[] {
  return Array.from({ length: weeks }, (_, index) => {
    const from = calendar.day(-7 * (weeks - index));
    const to = addDays(from, 6);
    const entries = movements.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to);
    const openingCents = sumOf(movements.filter(({ bookedOn }) => bookedOn < from));
    return {
      account,
      currency: 'EUR',
      from,
      to,
      openingCents,
      closingCents: openingCents + sumOf(entries),
      entries,
    };
  });
}

/** Adds each reference to its text, as banks do in Norma 43, which has no field for a reference. */
const withReferences = (statement: BankStatement): BankStatement => ({
  ...statement,
  entries: statement.entries.map((entry) => ({
    ...entry,
    text: `${entry.text} ${entry.reference ?? ''}`.trim(),
  })),
});

const fileOf = (statement: BankStatement, isRecent: boolean) =>
  isRecent
    ? camt053File(camt053Text([statement]), `extracto-${statement.to}.xml`)
    : norma43File(norma43Lines([withReferences(statement)]), `extracto-${statement.to}.n43`);

interface Seeding {
  services: Pick<Services, 'files'>;
  calendar: Calendar;
  known: KnownDays;
}

/** Imports the file of a week, as an administrator did on the morning after it. */
async function seedStatement(tx: Db, file: File, daysAgo: number, { services, calendar, known }: Seeding) {
  const createdAt = calendar.ago(daysAgo, 9, 5);
  const importedById = accountId('admin', calendar);
  const bytes = await file.bytes();
  const { format, statements } = parseStatements(bytes);
  const documentId = demoId(`bank file ${file.name}`, createdAt);
  const storageKey = `documents/${documentId}`;
  await services.files.put(storageKey, bytes, file.type);
  const { name, type, size: sizeBytes } = file;
  const document = { documentId, storageKey, name, type, sizeBytes, createdAt };
  await tx.insert(documents).values({ ...document, purpose: 'bank-statement', uploadedBy: importedById });
  for (const statement of statements) {
    const fresh = mergeDays(statement, known);
    const bankStatementId = demoId(`bank statement ${statement.from}`, createdAt);
    const { entries, currency: _, ...reported } = statement;
    await tx.insert(bankStatements).values({
      ...reported,
      bankStatementId,
      format,
      entries: entries.length,
      newEntries: fresh.length,
      documentId,
      importedById,
      createdAt,
    });
    const rows = fresh.map(({ bankReference, ...entry }, index) => ({
      ...entry,
      bankEntryId: demoId(`bank entry ${statement.from} ${index}`, createdAt),
      bankStatementId,
      account: statement.account,
      bankReference: bankReference ?? '',
    }));
    await insertRows(tx, bankEntries, rows);
  }
}

/** Inserts the statements of the last weeks, which agree with the ledger; returns their audit entries. */
export async function seedBankStatements(
  tx: Db,
  services: Pick<Services, 'config' | 'files'>,
  calendar: Calendar,
): Promise<Noted[]> {
  const { account } = services.config.depositAccount ?? {};
  if (!account) return [];
  const known: KnownDays = { days: new Map(), entries: new Map() };
  const returned = await findReturnedWithdrawal(tx, calendar);
  const came = returned ? [returned.entry] : [];
  const others = [...doubtful(calendar), ...otherMovements(calendar), ...came];
  const movements = [...(await movementsOfBank(tx)), ...others];
  const statements = weeklyStatements(movements, account, calendar);
  for (const [index, statement] of statements.entries()) {
    const weeksAgo = weeks - index;
    const file = fileOf(statement, weeksAgo <= recentWeeks);
    await seedStatement(tx, file, 7 * (weeksAgo - 1), { services, calendar, known });
  }
  const days = [...known.days].map(([day, balances]) => ({ account, day, ...balances }));
  await insertRows(tx, bankDays, days);
  const noted = [
    ...(returned ? await bookReturnedWithdrawal(tx, returned) : []),
    ...(await bookOtherMovements(tx, calendar)),
  ];
  await decideEntries(tx);
  return noted;
}

/** Matches the movements: those of wallets prove transactions, those of projects are set aside, and the others wait. */
async function decideEntries(tx: Db): Promise<void> {
  await tx.execute(sql`update transactions moved set bank_entry_id = entry.bank_entry_id from bank_entries entry
    where not entry.is_return
      and upper(right(moved.transaction_id::text, 12)) = right(coalesce(entry.reference, entry.text), 12)`);
  await tx.execute(sql`update bank_entries entry set state = 'booked', user_id = moved.user_id from transactions moved
    where moved.bank_entry_id = entry.bank_entry_id`);
  await tx.execute(sql`update bank_entries set state = 'held', note = 'Lo envía un familiar: se devuelve.'
    where counterparty_name = 'Pedro Gil Ferrer'`);
  await tx.execute(sql`update bank_entries set state = 'waiting', doubt = 'unknown'
    where counterparty_name = 'FERRER SOLER LUCIA'`);
  await tx.execute(
    sql`update bank_entries set state = 'setAside', note = 'Pago de un proyecto' where state = 'new'`,
  );
}
