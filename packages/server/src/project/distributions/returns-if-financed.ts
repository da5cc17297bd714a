import { appliedRate, civilDateAt, type DatedRate, linesOfAll, type OwnReturn } from '@semilla/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { findTreatments } from './find-treatments.ts';
import { withTax } from './lines-to-come.ts';
import { answerOf } from './queries.ts';
import { scheduleOf } from './schedule-of.ts';

interface Reading {
  userId: string;
  now: Date;
  interestTaxRates: readonly DatedRate[];
}

function findPending(db: Db, userId: string) {
  return db
    .select({
      orderId: orders.orderId,
      userId: orders.userId,
      amountCents: orders.amountCents,
      project: projects,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending'), isNotNull(projects.startedAt)))
    .orderBy(asc(orders.orderId));
}

/**
 * What a user's pending orders will receive if their projects are financed. A project without a start date has
 * no days of payment yet.
 */
export async function findReturnsIfFinanced(
  db: Db,
  { userId, now, interestTaxRates }: Reading,
): Promise<OwnReturn[]> {
  const pending = await findPending(db, userId);
  const treatments = (await findTreatments(db, [userId])).get(userId) ?? [];
  const rateOn = (day: string) => () => appliedRate(interestTaxRates, treatments, day).rateHundredths;
  const byProject = Map.groupBy(pending, ({ project }) => project.projectId);
  const returns = [...byProject.values()].flatMap((shares) => {
    const [first] = shares;
    if (!first) return [];
    const { project } = first;
    const amountInvestedCents = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const deliveries = scheduleOf({ ...project, amountInvestedCents }, now);
    const lines = linesOfAll(deliveries, shares, project.managerFeeHundredths);
    return deliveries.flatMap((delivery, index) =>
      withTax(lines[index] ?? [], shares, project, rateOn(delivery.dueOn)).map((line) => ({
        orderId: line.orderId,
        ...answerOf(delivery, line),
      })),
    );
  });
  return returns.filter(({ dueOn }) => dueOn >= civilDateAt(now));
}
