import { appliedRate, type DatedRate, linesOfAll, type ReturnLine, taxByOrder } from '@semilla/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { distributions } from '../../schema/distributions.ts';
import { orders } from '../../schema/orders.ts';
import type { StoredProject } from '../access.ts';
import { findTreatments } from './find-treatments.ts';
import { receivedByOrder } from './received-by-order.ts';
import { scheduleOf } from './schedule-of.ts';

export type LineToCome = ReturnLine & { taxCents: number };

/** The lines of upcoming deliveries, by project and period. */
export type LinesToCome = Map<string, Map<number, LineToCome[]>>;

interface FinancedProject {
  project: StoredProject;
  financedAt: Date;
}

function countDelivered(db: Db, projectIds: string[]) {
  return db
    .select({ projectId: distributions.projectId, last: sql<number>`max(${distributions.period})::int` })
    .from(distributions)
    .where(and(isOneOf(distributions.projectId, projectIds), eq(distributions.kind, 'return')))
    .groupBy(distributions.projectId);
}

function findActive(db: Db, projectIds: string[]) {
  const { projectId, orderId, userId, amountCents, status } = orders;
  return db
    .select({ projectId, orderId, userId, amountCents })
    .from(orders)
    .where(and(isOneOf(projectId, projectIds), eq(status, 'active')))
    .orderBy(asc(orderId));
}

type Sharing = Awaited<ReturnType<typeof findActive>>[number];

/**
 * The lines of one delivery with the tax that will be withheld, at each investor's rate on the day that
 * decides the tax.
 */
export function withTax(
  lines: readonly ReturnLine[],
  shares: readonly Pick<Sharing, 'orderId' | 'userId'>[],
  { taxWithholder }: StoredProject,
  rateOf: (userId: string) => number,
): LineToCome[] {
  const owners = new Map(shares.map(({ orderId, userId }) => [orderId, userId]));
  const taxable = lines.map((line) => ({ ...line, userId: owners.get(line.orderId) ?? '' }));
  const taxes = taxByOrder(taxable, taxWithholder ? rateOf : () => 0);
  return lines.map((line) => ({ ...line, taxCents: taxes.get(line.orderId) ?? 0 }));
}

/** What each order will receive from the deliveries of these projects that are not paid yet. */
export async function findLinesToCome(
  db: Db,
  financed: readonly FinancedProject[],
  interestTaxRates: readonly DatedRate[],
): Promise<LinesToCome> {
  const projectIds = [...new Set(financed.map(({ project }) => project.projectId))];
  if (!projectIds.length) return new Map();
  const [active, received, delivered] = await Promise.all([
    findActive(db, projectIds),
    receivedByOrder(db, projectIds),
    countDelivered(db, projectIds),
  ]);
  const taxed = new Set(financed.flatMap(({ project }) => (project.taxWithholder ? project.projectId : [])));
  const owners = active.flatMap(({ projectId, userId }) => (taxed.has(projectId) ? userId : []));
  const treatments = await findTreatments(db, [...new Set(owners)]);
  const rateOn = (day: string) => (userId: string) =>
    appliedRate(interestTaxRates, treatments.get(userId) ?? [], day).rateHundredths;
  const lines: LinesToCome = new Map();
  for (const { project, financedAt } of financed) {
    const { projectId, managerFeeHundredths } = project;
    if (lines.has(projectId)) continue;
    const last = delivered.find((row) => row.projectId === projectId)?.last ?? 0;
    const toCome = scheduleOf(project, financedAt).filter(({ period }) => period > last);
    const shares = active
      .filter((order) => order.projectId === projectId)
      .map((order) => ({ ...order, received: received.get(order.orderId) }));
    const all = shares.length ? linesOfAll(toCome, shares, managerFeeHundredths) : [];
    const ofProject = toCome.map(({ period, dueOn }, index): [number, LineToCome[]] => [
      period,
      withTax(all[index] ?? [], shares, project, rateOn(dueOn)),
    ]);
    lines.set(projectId, new Map(ofProject));
  }
  return lines;
}
