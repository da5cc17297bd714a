import { addDays, movementReference } from '@semilla/contract';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { bookMatchedEntries } from '@semilla/server/money/commands/book-matched-entries.ts';
import type { StatementEntry } from '@semilla/server/payment/statements/bank-statement.ts';
import { bankEntries } from '@semilla/server/schema/bank-entries.ts';
import { transactions } from '@semilla/server/schema/transactions.ts';
import { eq, sql } from 'drizzle-orm';
import type { Calendar } from '../calendar.ts';
import { runCommand } from './run-command.ts';

const bankReference = '7730000001';

export interface ReturnedWithdrawal {
  transactionId: string;
  /** The bank movement that returns the withdrawal. */
  entry: StatementEntry;
}

/** A recent withdrawal that the bank returned because the account was closed. */
export async function findReturnedWithdrawal(
  tx: Db,
  calendar: Calendar,
): Promise<ReturnedWithdrawal | undefined> {
  const { rows } = await tx.execute<{
    id: string;
    day: string;
    cents: string;
    name: string;
    account: string;
  }>(sql`
    select moved.transaction_id as id, (moved.updated_at at time zone 'Europe/Madrid')::date::text as day,
      moved.amount_cents as cents, concat_ws(' ', person.name, person.surname) as name, own.account
    from transactions moved
    join users person on person.user_id = moved.user_id
    join bank_accounts own on own.bank_account_id = moved.bank_account_id and own.state = 'valid'
    where moved.type = 'withdraw' and moved.status = 'completed' and moved.project_id is null
      and person.disabled_at is null and person.email not like '%@semilla.test'
      and moved.updated_at between ${calendar.ago(26).toISOString()} and ${calendar.ago(5).toISOString()}
    order by moved.updated_at desc, moved.transaction_id limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  const bookedOn = addDays(row.day, 2);
  return {
    transactionId: row.id,
    entry: {
      bookedOn,
      valueOn: bookedOn,
      amountCents: Number(row.cents),
      bankReference,
      reference: movementReference(row.id),
      counterpartyName: row.name,
      counterpartyAccount: row.account,
      text: `DEVOLUCION DE TRANSFERENCIA A ${row.name}`,
      isReturn: true,
      returnReason: 'AC04',
    },
  };
}

/** Books the movement as the platform does automatically; returns the audit entries. */
export async function bookReturnedWithdrawal(
  tx: Db,
  { transactionId, entry: { bookedOn } }: ReturnedWithdrawal,
): Promise<Noted[]> {
  const [entry] = await tx.select().from(bankEntries).where(eq(bankEntries.bankReference, bankReference));
  const [withdrawal] = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.transactionId, transactionId));
  if (!entry || !withdrawal) return [];
  const { userId, bankAccountId } = withdrawal;
  const match = { kind: 'return', userId, transactionId, bankAccountId } as const;
  const command = bookMatchedEntries([{ entry, match }]);
  return runCommand(tx, command, new Date(`${bookedOn}T12:00:00Z`), 'returned withdrawal');
}
