import { cents, type UnpaidTax } from '@semilla/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { projects } from '../../schema/projects.ts';

/** Withheld tax that nobody has paid yet, in projects for which the platform pays the tax office. */
export async function findUnpaidTaxes(db: Db): Promise<UnpaidTax[]> {
  const { kind, balanceCents, projectId } = ledgerAccounts;
  const rows = await db
    .select({ projectId: projects.projectId, projectName: projects.name, amount: balanceCents })
    .from(ledgerAccounts)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .where(and(eq(kind, 'tax'), gt(balanceCents, 0), eq(projects.taxWithholder, 'platform')))
    .orderBy(asc(projects.name), asc(projects.projectId));
  return rows.map((row) => ({ ...row, amount: cents(row.amount ?? 0) }));
}
