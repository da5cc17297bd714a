import { buildPdf } from '@semilla/contract/testing';
import { newId } from '../src/schema/columns/new-id.ts';
import { fees } from '../src/schema/fees.ts';
import { orderMovements } from '../src/schema/order-movements.ts';
import { orders } from '../src/schema/orders.ts';
import type { Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';

interface OrderGiven {
  project: { projectId: string; projectPhaseId: string };
  userId: string;
  amountCents?: number;
  status?: 'pending' | 'active' | 'finished' | 'cancelled';
  penaltyCents?: number;
  createdAt?: Date;
  cancelledAt?: Date;
}

/** Inserts an order with its movements, as the ledger writes them. */
export async function givenOrder(test: TestApp, given: OrderGiven): Promise<string> {
  const { project, userId, amountCents = 150_000, status = 'pending', penaltyCents = 0 } = given;
  const createdAt = given.createdAt ?? test.clock.now;
  const cancelledAt = status === 'cancelled' ? (given.cancelledAt ?? createdAt) : null;
  const ids = { orderId: newId(createdAt.getTime()), projectId: project.projectId, userId };
  await test.db.insert(orders).values({
    ...ids,
    projectPhaseId: project.projectPhaseId,
    amountCents,
    status,
    penaltyCents,
    penaltyHundredths: Math.round((penaltyCents * 10_000) / amountCents),
    termsVersion: '2026-01',
    createdAt,
    cancelledAt,
  });
  await test.db.insert(orderMovements).values({ ...ids, type: 'invest', amountCents, createdAt });
  if (cancelledAt) {
    await test.db
      .insert(orderMovements)
      .values({ ...ids, type: 'disinvest', amountCents, penaltyCents, createdAt: cancelledAt });
  }
  return ids.orderId;
}

interface FeeGiven {
  orderId: string;
  projectId: string;
  userId: string;
  amountCents?: number;
  percentageHundredths?: number;
  createdAt?: Date;
}

export async function givenFee(test: TestApp, given: FeeGiven): Promise<string> {
  const { createdAt = test.clock.now } = given;
  const feeId = newId(createdAt.getTime());
  await test.db
    .insert(fees)
    .values({ amountCents: 1_250, percentageHundredths: 1_000, ...given, feeId, createdAt });
  return feeId;
}

const proof = () => fileOf(buildPdf('Justificante de la transferencia'), 'justificante.pdf');

/** Releases the money raised to the promoter, in full or in part. */
export function release(admin: Caller, projectId: string, amount?: string) {
  const form = formOf({ file: proof(), ...(amount && { amount }) });
  return admin.post(`/v1/project/projects/${projectId}/release`, { form });
}

/** Records a repayment by the promoter. */
export function repay(admin: Caller, projectId: string, amount: string) {
  return admin.post(`/v1/project/projects/${projectId}/repayments`, {
    form: formOf({ file: proof(), amount }),
  });
}
