import { centsMax } from '@semilla/contract';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { Context } from './command.ts';
import type { OrderRow } from './world.ts';

type Line = Pick<TransactionRow, 'type' | 'issuerName' | 'amountCents' | 'entryId'>;

/** None for nothing, and several for more than one may tell of: principal and return together can be that much. */
function withinBounds(line: Line): Line[] {
  const lines: Line[] = [];
  for (let left = line.amountCents; left > 0; left -= centsMax) {
    lines.push({ ...line, amountCents: Math.min(left, centsMax) });
  }
  return lines;
}

/** A completed line in the history of an investor's wallet that follows from an order. */
export function walletLines(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  order: Pick<OrderRow, 'orderId' | 'projectId' | 'userId'>,
  walletId: string,
  lines: readonly Line[],
): TransactionRow[] {
  const { orderId, projectId, userId } = order;
  return lines.flatMap(withinBounds).map((line) => ({
    transactionId: newId(),
    walletId,
    userId,
    orderId,
    projectId,
    status: 'completed' as const,
    rejectReason: null,
    bankAccountId: null,
    adminId: null,
    managerId: null,
    documentId: null,
    createdAt: now,
    updatedAt: now,
    ...line,
  }));
}
