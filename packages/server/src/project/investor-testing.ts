import { buildPdf } from '@semilla/contract/testing';
import { newId } from '../database/ids.ts';
import type { Caller } from '../testing/callers.ts';
import { fileOf, formOf } from '../testing/forms.ts';
import type { TestApp } from '../testing/test-app.ts';
import { fees } from './fees/table.ts';
import { orderMovements } from './order-movements/table.ts';
import { orders } from './orders/table.ts';

interface OrderGiven {
  project: { projectId: string; projectPhaseId: string };
  userId: string;
  amountCents?: number;
  status?: 'pending' | 'active' | 'finished' | 'cancelled';
  penaltyCents?: number;
  createdAt?: Date;
  cancelledAt?: Date;
}

/** An order as the ledger leaves it: with what it moved, and moved back where it was cancelled. */
export async function givenOrder(test: TestApp, given: OrderGiven): Promise<string> {
  const { project, userId, amountCents = 150_000, status = 'pending', penaltyCents = 0 } = given;
  const createdAt = given.createdAt ?? test.clock.now;
  const cancelledAt = status === 'cancelled' ? (given.cancelledAt ?? createdAt) : null;
  const whose = { orderId: newId(createdAt.getTime()), projectId: project.projectId, userId };
  await test.db.insert(orders).values({
    ...whose,
    projectPhaseId: project.projectPhaseId,
    amountCents,
    status,
    penaltyCents,
    penaltyHundredths: Math.round((penaltyCents * 10_000) / amountCents),
    termsVersion: '2026-01',
    createdAt,
    cancelledAt,
  });
  await test.db.insert(orderMovements).values({ ...whose, type: 'invest', amountCents, createdAt });
  if (cancelledAt) {
    await test.db
      .insert(orderMovements)
      .values({ ...whose, type: 'disinvest', amountCents, penaltyCents, createdAt: cancelledAt });
  }
  return whose.orderId;
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

/** What was raised goes to the promoter: all of it, or a part. */
export function release(admin: Caller, projectId: string, amount?: string) {
  const form = formOf({ file: proof(), ...(amount && { amount }) });
  return admin.post(`/v1/project/projects/${projectId}/release`, { form });
}

/** The promoter pays back. */
export function repay(admin: Caller, projectId: string, amount: string) {
  return admin.post(`/v1/project/projects/${projectId}/repayments`, {
    form: formOf({ file: proof(), amount }),
  });
}
