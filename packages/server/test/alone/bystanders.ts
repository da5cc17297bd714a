import { eq, sql } from 'drizzle-orm';
import { holds } from '../../src/schema/holds.ts';
import { wallets } from '../../src/schema/wallets.ts';
import { as, type Caller } from '../callers.ts';
import { repay } from '../investors.ts';
import { anInvestor } from '../money.ts';
import { invested, openProject } from '../orders.ts';
import { givenPreinvestment, openAfterWindow, wish } from '../reserved.ts';
import type { TestApp } from '../test-app.ts';

/** A customer who has stopped all withdrawals. */
export interface Stopped {
  userId: string;
  walletId: string;
}

/** A project in Investment that has to allocate the wish of a customer. */
export interface Wished {
  projectId: string;
  userId: string;
}

const investorCents = 100_000;

/** A financed project whose promoter has repaid what is due in ten years. */
export async function givenRepaid(test: TestApp, admin: Caller): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 50_000,
    projectDuration: 120,
    deliveryFeePeriod: 'end_of_project',
  });
  await invested(await anInvestor(test, 50_000), projectId, '500.00');
  const { statusCode, body } = await repay(admin, projectId, '563.75');
  if (statusCode >= 300) throw new Error(body);
  return projectId;
}

export async function givenStopped(test: TestApp): Promise<Stopped> {
  const { userId } = await anInvestor(test, investorCents);
  const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, userId));
  if (!wallet) throw new Error('the customer has no wallet');
  return { userId, walletId: wallet.walletId };
}

/** Stops the withdrawals of a customer, as the link in a mail does. */
export async function stopWithdrawals({ db, clock }: TestApp, { userId }: Stopped): Promise<void> {
  const at = clock.now;
  await db.insert(holds).values({ userId, reason: 'email', createdAt: at, until: at, stoppedAt: at });
}

export async function givenWished(test: TestApp, admin: Caller): Promise<Wished> {
  const projectId = await givenPreinvestment(test, admin, { preinvestorDateEnd: '2099-01-31' });
  const { userId, ...investor } = await anInvestor(test, investorCents);
  const { statusCode, body } = await wish({ userId, ...investor }, projectId, '500.00');
  if (statusCode !== 201) throw new Error(body);
  await openAfterWindow(await as(test, admin), projectId);
  return { projectId, userId };
}

/** All that a customer with a wish has, of which the wish's deposit and later its order are a part. */
export const wishedMoney = ({ projectId, userId }: Wished) =>
  sql`(select sum(balance_cents)::float8 from ledger_accounts
      where account_id in (${`wallet:${userId}`}, ${`held:${userId}`}, ${`deposits:${projectId}`}))
    + (select coalesce(sum(amount_cents), 0)::float8 from orders where user_id = ${userId} and status = 'pending')`;
