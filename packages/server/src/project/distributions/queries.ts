import {
  cents,
  type DatedRate,
  type Delivery,
  type DeliveryAnswer,
  type Distribution,
} from '@semilla/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { users } from '../../schema/users.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { correctedTax, correctedTotal } from './corrected-tax.ts';
import { findLinesToCome, type LineToCome } from './lines-to-come.ts';
import { scheduleOf } from './schedule-of.ts';

/** When a project was financed; undefined until then. */
export async function financedAt(db: Db, projectId: string): Promise<Date | undefined> {
  const [entered] = await db
    .select({ from: projectPhases.from })
    .from(projectPhases)
    .where(and(eq(projectPhases.projectId, projectId), eq(projectPhases.phaseId, phaseIds.Financed)));
  return entered?.from;
}

export type Amounts = Pick<Delivery, 'grossCents' | 'feeCents' | 'principalCents'> & { taxCents: number };
export type Booked = Amounts & { period: number | null; dueOn: string | null; at: Date };

export function withAmounts<R extends Amounts>({
  grossCents,
  feeCents,
  taxCents,
  principalCents,
  ...row
}: R) {
  return {
    ...row,
    gross: cents(grossCents),
    fee: cents(feeCents),
    tax: cents(taxCents),
    net: cents(grossCents - feeCents - taxCents),
    principal: cents(principalCents),
  };
}

export function answerOf(delivery: Delivery, amounts: Amounts, done?: Booked): DeliveryAnswer {
  const { period, months, isLast } = delivery;
  const { grossCents, feeCents, taxCents, principalCents } = amounts;
  const dueOn = done?.dueOn ?? delivery.dueOn;
  const deliveredAt = done?.at ?? null;
  return withAmounts({
    period,
    dueOn,
    months,
    isLast,
    grossCents,
    feeCents,
    taxCents,
    principalCents,
    deliveredAt,
  });
}

const isReturnOf = (projectId: string) =>
  and(eq(distributions.projectId, projectId), eq(distributions.kind, 'return'));
export const when = { period: distributions.period, dueOn: distributions.dueOn, at: distributions.createdAt };

/** A delivery with the total fees and taxes of its orders, each rounded to the cent. */
const withSumsOf = (delivery: Delivery, lines: readonly LineToCome[]) => ({
  ...delivery,
  feeCents: lines.reduce((sum, { feeCents }) => sum + feeCents, 0),
  taxCents: lines.reduce((sum, { taxCents }) => sum + taxCents, 0),
});

/** The booked deliveries of a project, and the upcoming ones unless it is closed. Empty until it is financed. */
export async function findSchedule(
  db: Db,
  project: StoredProject,
  interestTaxRates: readonly DatedRate[],
): Promise<(DeliveryAnswer & { distributionId: string | null })[]> {
  const since = await financedAt(db, project.projectId);
  if (!since) return [];
  const { distributionId, grossCents, feeCents, principalCents } = distributions;
  const booked = await db
    .select({ ...when, distributionId, grossCents, feeCents, taxCents: correctedTotal, principalCents })
    .from(distributions)
    .where(isReturnOf(project.projectId));
  const isOver = phaseOf(project) === 'Closed';
  const toCome = isOver
    ? new Map()
    : await findLinesToCome(db, [{ project, financedAt: since }], interestTaxRates);
  return scheduleOf(project, since).flatMap((delivery) => {
    const done = booked.find(({ period }) => period === delivery.period);
    if (isOver && !done) return [];
    const planned = withSumsOf(delivery, toCome.get(project.projectId)?.get(delivery.period) ?? []);
    return [{ ...answerOf(delivery, done ?? planned, done), distributionId: done?.distributionId ?? null }];
  });
}

/** The id of the refund with which a project was closed, if any. */
export async function findRefundId(db: Db, projectId: string): Promise<string | null> {
  const [refund] = await db
    .select({ distributionId: distributions.distributionId })
    .from(distributions)
    .where(and(eq(distributions.projectId, projectId), eq(distributions.kind, 'refund')));
  return refund?.distributionId ?? null;
}

export async function findDistribution(
  db: Db,
  { projectId, distributionId }: { projectId: string; distributionId: string },
): Promise<Distribution | undefined> {
  const [row] = await db
    .select()
    .from(distributions)
    .where(and(eq(distributions.distributionId, distributionId), eq(distributions.projectId, projectId)));
  if (!row) return undefined;
  const lines = await db
    .select({
      orderId: distributionLines.orderId,
      userId: distributionLines.userId,
      userName: userName(),
      grossCents: distributionLines.grossCents,
      feeCents: distributionLines.feeCents,
      taxCents: correctedTax.taxCents,
      taxRate: correctedTax.taxRateHundredths,
      taxTreatment: correctedTax.taxTreatment,
      correctionCents: correctedTax.correctionCents,
      principalCents: distributionLines.principalCents,
    })
    .from(distributionLines)
    .innerJoin(users, eq(users.userId, distributionLines.userId))
    .where(eq(distributionLines.distributionId, distributionId))
    .orderBy(asc(distributionLines.orderId));
  const correctionCents = lines.reduce((sum, line) => sum + line.correctionCents, 0);
  return {
    ...withAmounts({ ...row, taxCents: row.taxCents + correctionCents }),
    lines: lines.map(({ correctionCents: taxCorrection, ...line }) => ({
      ...withAmounts(line),
      taxCorrection: cents(taxCorrection),
    })),
  };
}
