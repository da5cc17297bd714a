import type { TaxTreatmentKind } from '@semilla/contract';
import { sql } from 'drizzle-orm';

// Aliases are written out: drizzle omits table names in queries of one table, but several tables here have columns of the same
// name.

const correctionsOf = (line: string) =>
  `from tax_corrections c where c.distribution_id = ${line}.distribution_id and c.order_id = ${line}.order_id`;

const addedTo = (line: string) => `coalesce((select sum(c.tax_cents) ${correctionsOf(line)}), 0)`;

/** The value in the last correction of a line, or else in the line itself. */
const lastOf = (line: string, name: string) => `case when exists (select 1 ${correctionsOf(line)})
  then (select c.${name} ${correctionsOf(line)} order by c.created_at desc, c.tax_correction_id desc limit 1)
  else ${line}.${name} end`;

/** The tax of a distribution line as withheld and later corrected. `line` is the alias of the lines in the query. */
export const correctedTaxOf = (line: string) => ({
  taxCents: sql<number>`${sql.raw(`(${line}.tax_cents + ${addedTo(line)})::float8`)}`,
  correctionCents: sql<number>`${sql.raw(`${addedTo(line)}::float8`)}`,
  taxRateHundredths: sql<number>`${sql.raw(lastOf(line, 'tax_rate_hundredths'))}`,
  taxTreatment: sql<TaxTreatmentKind | null>`${sql.raw(lastOf(line, 'tax_treatment'))}`,
});

export const correctedTax = correctedTaxOf('distribution_lines');

/** The tax of a whole distribution as withheld and later corrected. */
export const correctedTotal = sql<number>`(distributions.tax_cents + coalesce((select sum(c.tax_cents)
  from tax_corrections c where c.distribution_id = distributions.distribution_id), 0))::float8`;
