import { type SQLWrapper, sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';

type Columns = Record<
  'issuerName' | 'returnedWithdrawalId' | 'takenBackDepositId' | 'type' | 'status' | 'bankEntryId',
  SQLWrapper
>;

/** Transactions for money that the bank returned or took back must be booked and name the transaction they undo. */
export const returnChecks = (table: Columns) => [
  check(
    'transactions_return_names_withdrawal',
    sql`(${table.issuerName} = 'returned_payment') = (${table.returnedWithdrawalId} is not null)`,
  ),
  check(
    'transactions_return_is_booked',
    sql`${table.returnedWithdrawalId} is null or ${table.type} = 'income' and ${table.status} = 'completed' and ${table.bankEntryId} is not null`,
  ),
  check(
    'transactions_taken_back_names_deposit',
    sql`(${table.issuerName} = 'taken_back') = (${table.takenBackDepositId} is not null)`,
  ),
  check(
    'transactions_taken_back_is_booked',
    sql`${table.takenBackDepositId} is null or ${table.type} = 'withdraw' and ${table.status} = 'completed' and ${table.bankEntryId} is not null`,
  ),
];
