import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { correctedTax } from '../../project/distributions/corrected-tax.ts';
import { findTreatments } from '../../project/distributions/find-treatments.ts';
import { taxedOn } from '../../project/distributions/taxed-on.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import type { AllNeeds } from './lock-world.ts';
import { type TaxedPayment, taxedPaymentKey, type World } from './world.ts';

/** The tax of all later payments of the same project, including corrections. */
const laterTaxCents = sql<string>`(select coalesce(sum(later.tax_cents
    + coalesce((select sum(c.tax_cents) from tax_corrections c where c.distribution_id = later.distribution_id), 0)), 0)
  from distributions later where later.project_id = ${distributions.projectId}
    and (later.created_at, later.distribution_id) > (${distributions.createdAt}, ${distributions.distributionId}))`;

async function findPayments(tx: Db, named: AllNeeds['taxedPayments']): Promise<TaxedPayment[]> {
  const { distributionId, projectId, period, createdAt } = distributions;
  const { userId, orderId, grossCents, feeCents } = distributionLines;
  const ids = [...new Set(named.map((payment) => payment.distributionId))];
  const userIds = [...new Set(named.map((payment) => payment.userId))];
  const rows = await tx
    .select({
      payment: { distributionId, projectId, userId, period, createdAt },
      taxedOn,
      laterTaxCents,
      line: {
        orderId,
        grossCents,
        feeCents,
        taxCents: correctedTax.taxCents,
        taxRateHundredths: correctedTax.taxRateHundredths,
        taxTreatment: correctedTax.taxTreatment,
      },
    })
    .from(distributionLines)
    .innerJoin(distributions, eq(distributions.distributionId, distributionLines.distributionId))
    .where(and(inArray(distributionLines.distributionId, ids), inArray(userId, userIds)))
    .orderBy(asc(orderId));
  const wanted = new Set(named.map(taxedPaymentKey));
  const found = rows.filter(({ payment }) => wanted.has(taxedPaymentKey(payment)));
  const groups = Map.groupBy(found, ({ payment }) => taxedPaymentKey(payment));
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    return {
      ...first.payment,
      taxedOn: first.taxedOn,
      laterTaxCents: Number(first.laterTaxCents),
      lines: lines.map(({ line }) => line),
    };
  });
}

/** Loads the tax rates of the investors, and the payments whose tax is corrected. */
export async function loadTaxes(tx: Db, world: World, needs: AllNeeds): Promise<void> {
  const { taxedPayments } = needs;
  const userIds = [...world.investors.keys(), ...taxedPayments.map(({ userId }) => userId)];
  world.taxTreatments = await findTreatments(tx, [...new Set(userIds)]);
  if (!taxedPayments.length) return;
  for (const payment of await findPayments(tx, taxedPayments))
    world.taxedPayments.set(taxedPaymentKey(payment), payment);
}
