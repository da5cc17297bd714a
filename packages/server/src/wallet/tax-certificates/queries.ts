import { civilDateAt, type TaxYear } from '@semilla/contract';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { correctedTax } from '../../project/distributions/corrected-tax.ts';
import { taxedOn } from '../../project/distributions/taxed-on.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import { fiscalResidences } from '../../schema/fiscal-residences.ts';
import { orders } from '../../schema/orders.ts';
import { owners } from '../../schema/owners.ts';
import { projects } from '../../schema/projects.ts';

const { grossCents, feeCents } = distributionLines;
const { taxRateHundredths, taxTreatment } = correctedTax;

const year = sql<number>`extract(year from ${taxedOn})::int`;

const total = (cents: PgColumn) => sql<number>`sum(${cents})::float8`;
const gross = total(grossCents);
const fee = total(feeCents);
const tax = sql<number>`sum(${correctedTax.taxCents})`;

/** The distribution lines with interest of a customer. Selected by order, because that uses an index. */
const interestOf = (userId: string) => and(eq(orders.userId, userId), sql`${grossCents} > 0`);

export async function findTaxYears(db: Db, userId: string, now: Date): Promise<TaxYear[]> {
  const thisYear = Number(civilDateAt(now).slice(0, 4));
  const rows = await db
    .select({ year, gross, fee, tax })
    .from(orders)
    .innerJoin(distributionLines, eq(distributionLines.orderId, orders.orderId))
    .innerJoin(distributions, eq(distributions.distributionId, distributionLines.distributionId))
    .where(interestOf(userId))
    .groupBy(year)
    .orderBy(desc(year));
  return rows.map((row) => ({ ...row, isOver: row.year < thisYear }) as TaxYear);
}

/** The interest of a customer in a year, by project and rate, with corrections of tax until today. */
export function findInterest(db: Db, userId: string, ofYear: number) {
  return db
    .select({
      projectName: projects.name,
      promoter: projects.promoter,
      legalName: owners.legalName,
      taxWithholder: projects.taxWithholder,
      rateHundredths: taxRateHundredths,
      taxTreatment,
      grossCents: gross,
      feeCents: fee,
      taxCents: tax,
    })
    .from(orders)
    .innerJoin(distributionLines, eq(distributionLines.orderId, orders.orderId))
    .innerJoin(distributions, eq(distributions.distributionId, distributionLines.distributionId))
    .innerJoin(projects, eq(projects.projectId, distributionLines.projectId))
    .leftJoin(owners, eq(owners.ownerId, projects.promoterId))
    .where(and(interestOf(userId), eq(year, ofYear)))
    .groupBy(projects.projectId, owners.ownerId, taxRateHundredths, taxTreatment)
    .orderBy(projects.name, projects.projectId, taxRateHundredths);
}
export type Interest = Awaited<ReturnType<typeof findInterest>>[number];

/** The tax residence of a customer at the end of a year, as declared until today. */
export async function findResidence(db: Db, userId: string, ofYear: number) {
  const [found] = await db
    .select({ country: fiscalResidences.country, taxNumber: fiscalResidences.taxNumber })
    .from(fiscalResidences)
    .where(and(eq(fiscalResidences.userId, userId), lte(fiscalResidences.since, `${ofYear}-12-31`)))
    .orderBy(desc(fiscalResidences.since), desc(fiscalResidences.createdAt))
    .limit(1);
  return found;
}
export type Residence = Awaited<ReturnType<typeof findResidence>>;
