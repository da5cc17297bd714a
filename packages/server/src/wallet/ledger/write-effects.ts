import { and, eq } from 'drizzle-orm';
import { insertRows, isOneOf, putRows, updateRows } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import { documents } from '../../misc/documents/table.ts';
import { distributionLines, distributions } from '../../project/distributions/table.ts';
import { fees } from '../../project/fees/table.ts';
import { orderMovements } from '../../project/order-movements/table.ts';
import { orders } from '../../project/orders/table.ts';
import { enterPhase } from '../../project/phases/enter-phase.ts';
import { projectPayments } from '../../project/project-payments/table.ts';
import { insertTimelineEntry } from '../../project/project-timeline/repository.ts';
import { projects } from '../../project/projects/table.ts';
import { transactions } from '../transactions/table.ts';
import { type Effects, type PhaseChange, together } from './effects.ts';
import { post } from './post.ts';
import type { World } from './world.ts';

// What several commands of a batch have changed is written once, as the last of them left it.
function lastStates<Row>(
  touched: readonly Row[],
  keyOf: (row: Row) => string,
  states: Map<string, Row>,
): Row[] {
  return [...new Set(touched.map(keyOf))].map((key) => states.get(key) as Row);
}

async function writePhases(tx: Db, phases: readonly PhaseChange[]): Promise<void> {
  for (const { projectId, to, at } of phases) {
    await enterPhase(tx, projectId, to, at);
    await insertTimelineEntry(tx, { projectId, kind: 'phase', phaseName: to, happenedAt: at });
  }
}

async function writeOrders(tx: Db, world: World, effects: Required<Effects>): Promise<void> {
  await putRows(
    tx,
    orders,
    lastStates(effects.orders, ({ orderId }) => orderId, world.orders),
    {
      key: orders.orderId,
      changes: [orders.status, orders.cancelledAt, orders.penaltyCents, orders.penaltyHundredths],
    },
  );
  if (effects.activates.length) {
    await tx
      .update(orders)
      .set({ status: 'active' })
      .where(and(isOneOf(orders.projectId, effects.activates), eq(orders.status, 'pending')));
  }
  await insertRows(tx, orderMovements, effects.movements);
  await insertRows(tx, fees, effects.fees);
}

/** Writes what a whole batch did by a handful of statements, whatever its size. */
export async function writeEffects(tx: Db, world: World, all: readonly Effects[]): Promise<void> {
  const effects = together(all);
  await insertRows(tx, documents, effects.documents);
  await post(tx, effects.entries);
  await writeOrders(tx, world, effects);
  const moved = lastStates(effects.transactions, ({ transactionId }) => transactionId, world.transactions);
  await putRows(tx, transactions, moved, {
    key: transactions.transactionId,
    changes: [
      transactions.status,
      transactions.rejectReason,
      transactions.adminId,
      transactions.entryId,
      transactions.documentId,
      transactions.updatedAt,
    ],
  });
  const changed = lastStates(effects.projects, ({ project }) => project.projectId, world.projects);
  await updateRows(
    tx,
    projects,
    changed.map(({ project }) => project),
    {
      key: projects.projectId,
      changes: [projects.amountInvestedCents, projects.investorNumber, projects.phaseId],
    },
  );
  await writePhases(tx, effects.phases);
  await insertRows(tx, projectPayments, effects.payments);
  await insertRows(tx, distributions, effects.distributions);
  await insertRows(tx, distributionLines, effects.distributionLines);
}
