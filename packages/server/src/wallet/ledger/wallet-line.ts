import type { Context } from './command.ts';
import type { OrderRow, TransactionRow } from './world.ts';

type Line = Pick<TransactionRow, 'type' | 'issuerName' | 'amountCents' | 'entryId'>;

/** A completed line in the history of an investor's wallet that follows from an order; none for nothing. */
export function walletLines(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  order: Pick<OrderRow, 'orderId' | 'projectId' | 'userId'>,
  walletId: string,
  lines: readonly Line[],
): TransactionRow[] {
  const { orderId, projectId, userId } = order;
  return lines
    .filter(({ amountCents }) => amountCents > 0)
    .map((line) => ({
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
