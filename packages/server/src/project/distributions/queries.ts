import type { Delivery, DeliveryAnswer, Distribution } from '@semilla/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { users } from '../../schema/users.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { userName } from '../investor-records.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { scheduleOf } from './schedule-of.ts';

/** When a project was financed; undefined until then. */
export async function financedAt(db: Db, projectId: string): Promise<Date | undefined> {
  const [entered] = await db
    .select({ from: projectPhases.from })
    .from(projectPhases)
    .where(and(eq(projectPhases.projectId, projectId), eq(projectPhases.phaseId, phaseIds.Financed)));
  return entered?.from;
}

export type Amounts = Pick<Delivery, 'grossCents' | 'feeCents' | 'principalCents'>;
export type Booked = Amounts & { period: number | null; dueOn: string | null; at: Date };

export function answerOf(delivery: Delivery, amounts: Amounts, done?: Booked): DeliveryAnswer {
  const { period, months, isLast } = delivery;
  const { grossCents: gross, feeCents: fee, principalCents: principal } = amounts;
  const dueOn = done?.dueOn ?? delivery.dueOn;
  return {
    period,
    dueOn,
    months,
    isLast,
    gross,
    fee,
    net: gross - fee,
    principal,
    deliveredAt: done?.at ?? null,
  };
}

const isReturnOf = (projectId: string) =>
  and(eq(distributions.projectId, projectId), eq(distributions.kind, 'return'));
export const when = { period: distributions.period, dueOn: distributions.dueOn, at: distributions.createdAt };

/** The booked deliveries of a project, and those to come unless it is closed; empty until it is financed. */
export async function findSchedule(
  db: Db,
  project: StoredProject,
): Promise<(DeliveryAnswer & { distributionId: string | null })[]> {
  const since = await financedAt(db, project.projectId);
  if (!since) return [];
  const { distributionId, grossCents, feeCents, principalCents } = distributions;
  const booked = await db
    .select({ ...when, distributionId, grossCents, feeCents, principalCents })
    .from(distributions)
    .where(isReturnOf(project.projectId));
  const isOver = phaseOf(project) === 'Closed';
  return scheduleOf(project, since).flatMap((delivery) => {
    const done = booked.find(({ period }) => period === delivery.period);
    if (isOver && !done) return [];
    return [{ ...answerOf(delivery, done ?? delivery, done), distributionId: done?.distributionId ?? null }];
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
      gross: distributionLines.grossCents,
      fee: distributionLines.feeCents,
      net: sql<number>`${distributionLines.grossCents} - ${distributionLines.feeCents}`.mapWith(Number),
      principal: distributionLines.principalCents,
    })
    .from(distributionLines)
    .innerJoin(users, eq(users.userId, distributionLines.userId))
    .where(eq(distributionLines.distributionId, distributionId))
    .orderBy(asc(distributionLines.orderId));
  const { grossCents: gross, feeCents: fee, principalCents: principal, ...same } = row;
  return { ...same, gross, fee, net: gross - fee, principal, lines };
}
