import { and, eq } from 'drizzle-orm';
import { insertRows, isOneOf, putRows, updateRows } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import type { EvidenceKeys } from '../../kit/evidence-keys.ts';
import { post } from '../../ledger/post.ts';
import { enterPhase } from '../../project/phases/enter-phase.ts';
import { insertTimelineEntry } from '../../project/project-timeline/queries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import { documents } from '../../schema/documents.ts';
import { fees } from '../../schema/fees.ts';
import { orderEvidence } from '../../schema/order-evidence.ts';
import { orderMovements } from '../../schema/order-movements.ts';
import { orders } from '../../schema/orders.ts';
import { outgoingPayments, paidIdOf } from '../../schema/outgoing-payments.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { projectPayments } from '../../schema/project-payments.ts';
import { projects } from '../../schema/projects.ts';
import { proposals } from '../../schema/proposals.ts';
import { taxCorrections } from '../../schema/tax-corrections.ts';
import { transactions } from '../../schema/transactions.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';
import { type Effects, mergeEffects, type PhaseChange } from './effects.ts';
import type { World } from './world.ts';

// A row changed by several commands of a batch is written once, in its last state.
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

/** Writes waiting-list places and wishes. */
async function writeReserved(tx: Db, effects: Required<Effects>): Promise<void> {
  const lastPlaces = new Map(effects.waitingPlaces.map((place) => [place.waitingPlaceId, place]));
  const { given, earlier, needsConfirmation, state, orderId, refusal, decidedAt } = waitingPlaces;
  await putRows(tx, waitingPlaces, [...lastPlaces.values()], {
    key: waitingPlaces.waitingPlaceId,
    changes: [given, earlier, needsConfirmation, state, orderId, refusal, decidedAt],
  });
  const lastWishes = new Map(effects.wishes.map((wish) => [wish.wishId, wish]));
  await putRows(tx, wishes, [...lastWishes.values()], {
    key: wishes.wishId,
    changes: [
      wishes.amountCents,
      wishes.depositCents,
      wishes.state,
      wishes.given,
      wishes.earlier,
      wishes.needsConfirmation,
      wishes.investorKind,
      wishes.freeUntil,
      wishes.allocatedCents,
      wishes.reason,
      wishes.orderId,
      wishes.updatedAt,
      wishes.decidedAt,
    ],
  });
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
  await insertRows(tx, orderEvidence, effects.evidence);
  await writeReserved(tx, effects);
  if (effects.activates.length) {
    await tx
      .update(orders)
      .set({ status: 'active' })
      .where(and(isOneOf(orders.projectId, effects.activates), eq(orders.status, 'pending')));
  }
  await insertRows(tx, orderMovements, effects.movements);
  await insertRows(tx, fees, effects.fees);
}

/** Writes what the bank showed: its movements, and the payments and accounts they concern. */
async function writeBank(tx: Db, world: World, effects: Required<Effects>): Promise<void> {
  await updateRows(
    tx,
    bankEntries,
    lastStates(effects.bankEntries, ({ bankEntryId }) => bankEntryId, world.bankEntries),
    {
      key: bankEntries.bankEntryId,
      changes: [
        bankEntries.state,
        bankEntries.doubt,
        bankEntries.note,
        bankEntries.isReturn,
        bankEntries.userId,
        bankEntries.projectId,
        bankEntries.bookedAs,
        bankEntries.sentBackById,
        bankEntries.entryId,
      ],
    },
  );
  await putRows(
    tx,
    paymentOrders,
    lastStates(effects.paymentOrders, ({ paymentOrderId }) => paymentOrderId, world.paymentOrders),
    { key: paymentOrders.paymentOrderId, changes: [paymentOrders.state, paymentOrders.paidById] },
  );
  await updateRows(
    tx,
    outgoingPayments,
    lastStates(effects.outgoingPayments, paidIdOf, world.outgoingPayments),
    { key: outgoingPayments.outgoingPaymentId, changes: [outgoingPayments.state] },
  );
  await updateRows(
    tx,
    bankAccounts,
    lastStates(effects.bankAccounts, ({ bankAccountId }) => bankAccountId, world.bankAccounts),
    {
      key: bankAccounts.bankAccountId,
      changes: [
        bankAccounts.state,
        bankAccounts.validSince,
        bankAccounts.validatedByTwo,
        bankAccounts.updatedAt,
        bankAccounts.version,
      ],
    },
  );
}

/**
 * Writes the effects of a whole batch with a few statements, whatever its size. `keys` add a mark to each ledger entry, which
 * proves that this platform wrote it.
 */
export async function writeEffects(
  tx: Db,
  world: World,
  all: readonly Effects[],
  keys?: Pick<EvidenceKeys, 'mark'>,
): Promise<void> {
  const effects = mergeEffects(all);
  await insertRows(tx, documents, effects.documents);
  await post(tx, effects.entries, keys);
  await writeOrders(tx, world, effects);
  const changedTransactions = lastStates(
    effects.transactions,
    ({ transactionId }) => transactionId,
    world.transactions,
  );
  await putRows(tx, transactions, changedTransactions, {
    key: transactions.transactionId,
    changes: [
      transactions.status,
      transactions.rejectReason,
      transactions.adminId,
      transactions.entryId,
      transactions.documentId,
      transactions.bankEntryId,
      transactions.updatedAt,
    ],
  });
  await writeBank(tx, world, effects);
  const changedProjects = lastStates(effects.projects, ({ project }) => project.projectId, world.projects);
  await updateRows(
    tx,
    projects,
    changedProjects.map(({ project }) => project),
    {
      key: projects.projectId,
      changes: [
        projects.amountInvestedCents,
        projects.investorNumber,
        projects.phaseId,
        projects.fullySubscribedUntil,
        projects.waitingNumber,
        projects.lastPlaceNumber,
        projects.wishNumber,
        projects.suspendedUntil,
      ],
    },
  );
  await writePhases(tx, effects.phases);
  await insertRows(tx, projectPayments, effects.payments);
  await insertRows(tx, distributions, effects.distributions);
  await insertRows(tx, distributionLines, effects.distributionLines);
  await insertRows(tx, taxCorrections, effects.taxCorrections);
  await putRows(tx, proposals, effects.proposals, {
    key: proposals.proposalId,
    changes: [proposals.status, proposals.decidedById, proposals.decidedAt, proposals.answer],
  });
}
