import type { TransactionRow } from '../../schema/transactions.ts';
import type { Context } from './command.ts';
import type { LedgerUser } from './world.ts';

type Given = Pick<TransactionRow, 'type' | 'issuerName' | 'amountCents'> & Partial<TransactionRow>;

/** Creates a deposit or withdrawal, pending by default. */
export function newTransaction(
  { newId, now }: Pick<Context, 'newId' | 'now'>,
  { userId, walletId }: LedgerUser,
  given: Given,
): TransactionRow {
  return {
    transactionId: newId(),
    walletId,
    userId,
    status: 'pending',
    rejectReason: null,
    taxRateHundredths: null,
    bankAccountId: null,
    adminId: null,
    managerId: null,
    projectId: null,
    orderId: null,
    entryId: null,
    documentId: null,
    bankEntryId: null,
    returnedWithdrawalId: null,
    takenBackDepositId: null,
    createdAt: now,
    updatedAt: now,
    ...given,
  };
}
