import assert from 'node:assert/strict';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { phaseIds } from '@semilla/server/project/phases/catalogue.ts';
import { paymentOrders } from '@semilla/server/schema/payment-orders.ts';
import { sql } from 'drizzle-orm';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';

/** Adds a release that waits for the next payment file: the money that a financed project retained for its final works. */
export async function seedPaymentOrders(tx: Db, calendar: Calendar): Promise<void> {
  const { rows } = await tx.execute<{ projectId: string; payoutAccountId: string; cents: string }>(sql`
    select project_id as "projectId", payout_account_id as "payoutAccountId", balance_cents as cents
    from projects join payout_accounts using (project_id)
    join ledger_accounts escrow using (project_id)
    where kind = 'escrow' and phase_id = ${phaseIds.Financed} and replaced_at is null and balance_cents > 0
    order by balance_cents, project_id limit 1`);
  const [found] = rows;
  assert(found, 'No financed project holds money in escrow, so that no payment order waits.');
  const { projectId, payoutAccountId, cents } = found;
  const createdAt = calendar.ago(1, 11, 20);
  await tx.insert(paymentOrders).values({
    paymentOrderId: demoId('release by payment file', createdAt),
    purpose: 'release',
    projectId,
    payoutAccountId,
    adminId: accountId('admin', calendar),
    amountCents: Number(cents),
    createdAt,
  });
}
