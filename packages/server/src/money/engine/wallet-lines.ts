import { centsMax } from '@semilla/contract';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { Context } from './command.ts';
import type { OrderRow } from './world.ts';

type Line = Pick<TransactionRow, 'type' | 'issuerName' | 'amountCents' | 'entryId'> &
  Partial<Pick<TransactionRow, 'taxRateHundredths'>>;

/** No line for zero; several when principal and return together exceed the maximum amount. */
function splitLine(line: Line): Line[] {
  const lines: Line[] = [];
  for (let left = line.amountCents; left > 0; left -= centsMax) {
    lines.push({ ...line, amountCents: Math.min(left, centsMax) });
  }
  return lines;
}

/** Builds the completed transactions for the history of the investor's wallet. */
export function walletLines(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  order: Pick<OrderRow, 'projectId' | 'userId'> & { orderId: string | null },
  walletId: string,
  lines: readonly Line[],
): TransactionRow[] {
  const { orderId, projectId, userId } = order;
  return lines.flatMap(splitLine).map((line) => ({
    transactionId: newId(),
    walletId,
    userId,
    orderId,
    projectId,
    status: 'completed' as const,
    rejectReason: null,
    taxRateHundredths: null,
    bankAccountId: null,
    adminId: null,
    managerId: null,
    documentId: null,
    bankEntryId: null,
    returnedWithdrawalId: null,
    takenBackDepositId: null,
    createdAt: now,
    updatedAt: now,
    ...line,
  }));
}
