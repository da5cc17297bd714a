import { addDays, civilDateAt, movementReference, type TaxWithholder } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { bankAccounts } from '../../src/schema/bank-accounts.ts';
import { holds } from '../../src/schema/holds.ts';
import { paymentFiles } from '../../src/schema/payment-files.ts';
import { wallets } from '../../src/schema/wallets.ts';
import { as, type Caller } from '../callers.ts';
import { repay } from '../investors.ts';
import { acceptedAccount, anInvestor, giveMoney } from '../money.ts';
import { invested, openProject, projectUrl } from '../orders.ts';
import { giveOwner } from '../owners.ts';
import { paymentFileActs } from '../payment-files.ts';
import { givenPreinvestment, openAfterWindow, wish } from '../reserved.ts';
import { givenTaxTreatment } from '../tax-treatments.ts';
import type { TestApp } from '../test-app.ts';
import { importMovement, type ShownMovement } from './statements.ts';
import { strangersAccount, strangersFullName } from './stranger.ts';

/** A customer who has stopped all withdrawals. */
export interface Stopped {
  userId: string;
  walletId: string;
}

/** A project in the phase Investment, with a customer's wish that is not allocated yet. */
export interface Wished {
  projectId: string;
  userId: string;
}

/** A customer with a withdrawal in a payment file that two other administrators approved. */
export interface Paid {
  userId: string;
  transactionId: string;
  paymentFileId: string;
}

/** A customer with a withdrawal in a payment file that another administrator took to the bank. */
export interface Sent {
  userId: string;
  transactionId: string;
  /** The account number to which it is paid. */
  account: string;
}

/** A withdrawal of a customer, and a movement that shows the bank paying it. */
export interface Shown {
  userId: string;
  transactionId: string;
  debit: ShownMovement;
}

const investorCents = 100_000;
const paidCents = 1_200_000;
/** Less than the amount from which a second person must approve. */
const smallCents = 400_000;

/** A financed project whose promoter repaid everything due in ten years. */
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

/** A financed project that paid returns and withheld tax; its investor later turned out to be exempt. */
export interface Taxed {
  projectId: string;
  distributionId: string;
  userId: string;
  taxTreatmentId: string;
}

export async function givenTaxed(
  test: TestApp,
  admin: Caller,
  taxWithholder: TaxWithholder = 'promoter',
): Promise<Taxed> {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 50_000,
    projectDuration: 12,
    deliveryFeePeriod: 'end_of_project',
    taxWithholder,
  });
  const investor = await anInvestor(test, 50_000);
  await invested(investor, projectId, '500.00');
  await repay(admin, projectId, '563.75');
  const answer = await admin.post(`${projectUrl(projectId)}/distributions`, {
    body: { period: 1, why: 'Ha pagado antes.' },
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  const { userId } = investor;
  const { distributionId } = answer.json();
  return { projectId, distributionId, userId, taxTreatmentId: await givenTaxTreatment(test, userId) };
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

/** A project in Preinvestment, with the wish of a customer. */
export async function givenPreinvested(test: TestApp, admin: Caller): Promise<Wished> {
  const projectId = await givenPreinvestment(test, admin, { preinvestorDateEnd: null });
  const { userId, ...investor } = await anInvestor(test, investorCents);
  const { statusCode, body } = await wish({ userId, ...investor }, projectId, '500.00');
  if (statusCode !== 201) throw new Error(body);
  return { projectId, userId };
}

/** Both customers want more than the project has reserved. */
export async function givenWished(test: TestApp, admin: Caller, accomplice: Caller): Promise<Wished> {
  const wished = await givenPreinvested(test, admin);
  const { statusCode, body } = await wish(accomplice, wished.projectId, '900.00');
  if (statusCode !== 201) throw new Error(body);
  await openAfterWindow(await as(test, admin), wished.projectId);
  return wished;
}

/** All money of a customer with a wish, including the wish's deposit and later its order. */
export const wishedMoney = ({ projectId, userId }: Wished) =>
  sql`(select sum(balance_cents)::float8 from ledger_accounts
      where account_id in (${`wallet:${userId}`}, ${`held:${userId}`}, ${`deposits:${projectId}`}))
    + (select coalesce(sum(amount_cents), 0)::float8 from orders where user_id = ${userId} and status = 'pending')`;

export async function givenPaid(test: TestApp): Promise<Paid> {
  const customer = await as(test, 'user');
  await giveMoney(test, customer.userId, paidCents);
  const acts = paymentFileActs(test, await as(test, 'admin'), await as(test, 'admin'));
  const transactionId = await acts.withdrawal(customer, '12000.00');
  return { userId: customer.userId, transactionId, paymentFileId: await acts.approved() };
}

async function newSent(test: TestApp, customer: Caller, transactionId: string): Promise<Sent> {
  const bankAccountId = await acceptedAccount(test, customer.userId);
  const ofCustomer = eq(bankAccounts.bankAccountId, bankAccountId);
  const [found] = await test.db.select().from(bankAccounts).where(ofCustomer);
  if (!found) throw new Error('the customer has no account');
  return { userId: customer.userId, transactionId, account: found.account };
}

/** A day long before the days of other statements. */
const dayBefore = '2019-12-02';

/** Two customers with withdrawals in a file that another administrator took to the bank, which pays the second one to a wrong account. */
export async function givenSent(test: TestApp) {
  const acts = paymentFileActs(test, await as(test, 'admin'), await as(test, 'admin'));
  const withdrawn = async () => {
    const customer = await as(test, 'user');
    await giveMoney(test, customer.userId, paidCents);
    return newSent(test, customer, await acts.withdrawal(customer, '12000.00'));
  };
  const [sent, misdirected] = [await withdrawn(), await withdrawn()];
  await acts.taken();
  const misdirectedDebit = {
    bookedOn: dayBefore,
    amountCents: -paidCents,
    reference: movementReference(misdirected.transactionId),
    counterpartyAccount: buildIban(4_713),
  };
  return { sent, misdirected, misdirectedDebit };
}

const recalledCents = 1_100_000;

/** A withdrawal with a cancelled payment, so old that only a movement without a reference may still be its payment. */
export async function givenRecalled(test: TestApp): Promise<Shown> {
  const acts = paymentFileActs(test, await as(test, 'admin'), await as(test, 'admin'));
  const { userId, ...customer } = await as(test, 'user');
  await giveMoney(test, userId, recalledCents);
  const transactionId = await acts.withdrawal({ userId, ...customer }, '11000.00');
  const paymentFileId = await acts.taken();
  await acts.cancelled(paymentFileId);
  const takenAt = new Date(test.clock.now.getTime() - 11 * 86_400_000);
  await test.db.update(paymentFiles).set({ takenAt }).where(eq(paymentFiles.paymentFileId, paymentFileId));
  const debit = { bookedOn: addDays(civilDateAt(test.clock.now), -8), amountCents: -recalledCents };
  return { userId, transactionId, debit };
}

/** A withdrawal in no file. A bank movement shows it as paid, but to another account than the customer's. */
export async function givenShown(test: TestApp): Promise<Shown> {
  const acts = paymentFileActs(test, await as(test, 'admin'), await as(test, 'admin'));
  const customer = await as(test, 'user');
  await giveMoney(test, customer.userId, recalledCents);
  const transactionId = await acts.withdrawal(customer, '11000.00');
  const debit = {
    bookedOn: civilDateAt(test.clock.now),
    amountCents: -recalledCents,
    reference: movementReference(transactionId),
    counterpartyAccount: buildIban(4_714),
  };
  return { userId: customer.userId, transactionId, debit };
}

/** Bank movements that name no customer: a small one, one with the amount of a customer's balance, and one that takes that amount away. */
export async function givenUnknown(test: TestApp, wholeCents: number) {
  const admin = await as(test, 'admin');
  const day = (ago: number) => addDays(civilDateAt(test.clock.now), -ago);
  const shown = (ago: number, amountCents: number, payer: object = {}) =>
    importMovement(test, admin, { bookedOn: day(ago), amountCents, ...payer });
  return {
    smallId: await shown(4, smallCents, { counterpartyName: strangersFullName }),
    wholeId: await shown(2, wholeCents, {
      counterpartyName: strangersFullName,
      counterpartyAccount: strangersAccount,
    }),
    takenDebit: { bookedOn: day(6), amountCents: -wholeCents },
  };
}

/** A project that is not offered yet: its promoter has all evidence, but no sheet is published. */
export async function givenDraft(test: TestApp, admin: Caller): Promise<string> {
  const { projectId } = await openProject(test, admin, { phase: 'Draft' });
  await giveOwner(test.db, projectId);
  return projectId;
}
