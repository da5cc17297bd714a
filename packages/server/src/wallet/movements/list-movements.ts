import {
  cents,
  civilDateAt,
  type MovementType,
  movementsSchema,
  type WalletMovement,
} from '@semilla/contract';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { projects } from '../../schema/projects.ts';
import type { LineKind } from '../statements/movement.ts';
import { type BookedPart, findBookedParts } from './find-booked-parts.ts';

/** The kinds of statement lines, in the terms of portfolio programs. */
const typeOf: Record<LineKind, MovementType> = {
  deposit: 'deposit',
  depositTakenBack: 'deposit_taken_back',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'withdrawal_returned',
  paymentReturned: 'withdrawal_returned',
  investment: 'buy',
  cancellation: 'buy_cancelled',
  penalty: 'penalty',
  wish: 'reservation',
  wishReturned: 'reservation_returned',
  grossReturn: 'interest',
  fee: 'fee',
  tax: 'tax',
  taxReturned: 'tax_returned',
  capitalReturned: 'principal',
  refund: 'refund',
};

async function namesOf(db: Db, parts: readonly BookedPart[]): Promise<Map<string, string>> {
  const projectIds = [...new Set(parts.flatMap(({ projectId }) => projectId ?? []))];
  if (!projectIds.length) return new Map();
  const rows = await db
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .where(isOneOf(projects.projectId, projectIds));
  return new Map(rows.map(({ projectId, name }) => [projectId, name]));
}

/** All movements of a user's wallet, in the schema of the exported files. */
export async function listMovements(db: Db, userId: string, now: Date) {
  const parts = await findBookedParts(db, userId, now);
  const names = await namesOf(db, parts);
  const data = parts.map(({ kind, at, cents: amount, transactionId, projectId, orderId }): WalletMovement => {
    const type = typeOf[kind];
    return {
      movementId: `${transactionId}.${type}`,
      date: civilDateAt(at),
      at,
      type,
      amount: cents(amount),
      currency: 'EUR',
      projectId,
      project: projectId ? (names.get(projectId) ?? null) : null,
      orderId,
    };
  });
  return { schema: movementsSchema, data, total: data.length } as const;
}
