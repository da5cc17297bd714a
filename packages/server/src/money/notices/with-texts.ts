import { eq } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import type { QueuedNotice } from '../../project/notices/notice.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { transactions } from '../../schema/transactions.ts';
import { shownAccount } from '../../wallet/transactions/transaction-answer.ts';
import type { Notice } from './notice-mails.ts';

async function findTexts(tx: Db, transactionIds: readonly string[]) {
  if (!transactionIds.length) return new Map<string, object>();
  const rows = await tx
    .select({ own: transactions, bankAccount: bankAccounts })
    .from(transactions)
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .where(isOneOf(transactions.transactionId, transactionIds));
  return new Map(
    rows.map(({ own: { transactionId, walletId, rejectReason }, bankAccount }) => [
      transactionId,
      { bankAccount: bankAccount && shownAccount(bankAccount), walletId, rejectReason },
    ]),
  );
}

const idOf = (notice: QueuedNotice) => ('transactionId' in notice ? [String(notice.transactionId)] : []);

/** Adds the wallet data and texts that the stored job leaves out, such as the reason of a rejection. */
export async function withTexts(tx: Db, notices: readonly QueuedNotice[]): Promise<Notice[]> {
  const texts = await findTexts(tx, notices.flatMap(idOf));
  return notices.map((notice) => ({ ...notice, ...texts.get(idOf(notice)[0] ?? '') }) as Notice);
}
