import { buildIban } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { bankAccounts } from '../../src/schema/bank-accounts.ts';
import { transactions } from '../../src/schema/transactions.ts';
import { givenBankAccount, givenVerification } from '../account-records.ts';
import { givenAccount } from '../bank-accounts.ts';
import { as, type Caller } from '../callers.ts';
import { formOf } from '../forms.ts';
import { acceptedAccount, anInvestor, giveMoney, transactionsUrl } from '../money.ts';
import { invested, openProject } from '../orders.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import {
  givenRepaid,
  givenStopped,
  givenWished,
  type Stopped,
  stopWithdrawals,
  type Wished,
} from './bystanders.ts';

const balanceCents = 5_000_000;
const investorCents = 100_000;
/** Below the threshold from which an account is always validated by two people. */
const neighbourCents = 600_000;

export interface Neighbour {
  userId: string;
  bankAccountId: string;
  account: string;
  documentId: string | null;
  /** All the accounts of this customer before a sequence. */
  accountIds: string[];
}

/** One administrator, accomplices, and the customer and the projects whose money they are after. */
export interface Stage {
  test: TestApp;
  marta: Caller;
  victim: Caller;
  /** A customer whose identity was declined. */
  accomplice: Caller;
  verificationId: string;
  /** An accomplice with an approved identity and some money. */
  investor: Caller;
  /** The customers whom the administrator registered, or whose accounts they took over, during a sequence. */
  own: Caller[];
  /** The account that one of them added last. */
  ownAccountId: string | undefined;
  /** Whether the accomplice, or the investor, is no longer as at the beginning. */
  isUsed: boolean;
  isInvested: boolean;
  manager: Caller;
  /** A second administrator, who does nothing. */
  secondId: string;
  /** A financed project. */
  projectId: string;
  openProjectId: string;
  repaidProjectId: string;
  stopped: Stopped;
  wished: Wished;
  /** Whether the wish is no longer as at the beginning. */
  isAllocated: boolean;
  /** Another customer with money. */
  other: Caller;
  /** A bank account of that customer; it waits to be validated. */
  bankAccountId: string;
  /** A validated account, which no movement has used, of a customer with less than the threshold. */
  neighbour: Neighbour;
}

/** As whom the administrator acts: the customer of their own making, or the accomplice. */
export const controlled = ({ own, accomplice }: Stage): Caller => own.at(-1) ?? accomplice;

/** The ids of those who share in what is taken. */
export const whoseMoney = ({ own, accomplice, investor }: Stage): string[] =>
  [accomplice, investor, ...own].map(({ userId }) => userId);

async function signInAgain(stage: Stage): Promise<void> {
  const { test } = stage;
  stage.marta = await as(test, stage.marta);
  stage.accomplice = await as(test, stage.accomplice);
  stage.investor = await as(test, stage.investor);
  stage.own = await Promise.all(stage.own.map((caller) => as(test, caller)));
}

/** Moves the clock by a day and signs the callers in again, because their sessions have expired. */
export async function passDay(stage: Stage): Promise<void> {
  stage.test.clock.advance(25 * 3_600);
  await signInAgain(stage);
}

let neighbours = 0;

async function newNeighbour(test: TestApp): Promise<Neighbour> {
  neighbours += 1;
  const { userId } = await as(test, 'user');
  await giveMoney(test, userId, neighbourCents);
  const bankAccountId = crypto.randomUUID();
  const account = buildIban(4_712_000 + neighbours);
  await givenBankAccount(test, userId, { bankAccountId, alias: 'Nómina', account, state: 'valid' });
  const all = await accountsOf(test, userId);
  const { documentId = null } = all.find((row) => row.bankAccountId === bankAccountId) ?? {};
  return { userId, bankAccountId, account, documentId, accountIds: all.map((row) => row.bankAccountId) };
}

const accountsOf = (test: TestApp, userId: string) =>
  test.db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId));

/** An administrator who changed or added an account is not independent of its owner, who is not used again. */
async function isNeighbourUntouched({ test, neighbour }: Stage): Promise<boolean> {
  const { bankAccountId, account, documentId, userId, accountIds } = neighbour;
  const all = await accountsOf(test, userId);
  const row = all.find((one) => one.bankAccountId === bankAccountId);
  if (all.length !== accountIds.length) return false;
  return row?.state === 'valid' && row.account === account && row.documentId === documentId;
}

async function newAccomplice(test: TestApp) {
  const accomplice = await as(test, 'user');
  await acceptedAccount(test, accomplice.userId);
  const declined = { status: 'Declined', decision: 'Declined' } as const;
  return {
    accomplice,
    verificationId: await givenVerification(test, accomplice.userId, declined),
    isUsed: false,
  };
}

/** A platform of its own, on which each sequence is tried. */
export async function newStage(): Promise<Stage> {
  const test = await buildTestApp({ simulatesIdentity: true });
  const victim = await as(test, 'user');
  await giveMoney(test, victim.userId, balanceCents);
  const other = await as(test, 'user');
  await giveMoney(test, other.userId, balanceCents);
  const marta = await as(test, 'admin');
  const { projectId } = await openProject(test, marta, {
    financingAmount: 50_000,
    withdrawMoneyFinanced: true,
  });
  await invested(await anInvestor(test, 50_000), projectId, '500.00');
  const open = await openProject(test, marta, { financingAmount: 100_000_000 });
  await invested(await anInvestor(test, 50_000), open.projectId, '500.00');
  const stage: Stage = {
    test,
    victim,
    projectId,
    openProjectId: open.projectId,
    repaidProjectId: await givenRepaid(test, marta),
    stopped: await givenStopped(test),
    wished: await givenWished(test, marta),
    isAllocated: false,
    ...(await newAccomplice(test)),
    investor: await anInvestor(test, investorCents),
    own: [],
    ownAccountId: undefined,
    isInvested: false,
    marta: await as(test, 'admin'),
    secondId: (await as(test, 'admin')).userId,
    manager: await as(test, 'operator'),
    other,
    bankAccountId: (await givenAccount(other)).bankAccountId,
    neighbour: await newNeighbour(test),
  };
  // What was approved while preparing does not count against the administrator any more.
  await passDay(stage);
  await stopWithdrawals(test, stage.stopped);
  return stage;
}

/** What one sequence leaves behind is removed, so that the next begins as the first did. */
export async function startOver(stage: Stage): Promise<void> {
  const { test, secondId, victim, bankAccountId, openProjectId } = stage;
  await test.db.execute(sql`with
    proposed as (delete from proposals),
    held as (delete from holds),
    recalled as (update outgoing_payments set state = 'cancelled' where state in ('ordered', 'sent')),
    cancelled as (update payment_files set state = 'cancelled' where state <> 'cancelled'),
    imported as (delete from bank_entries where state <> 'booked'),
    assigned as (delete from user_assignments where user_id = ${victim.userId}),
    enabled as (update users set disabled_at = null where user_id = ${secondId} and disabled_at is not null),
    offered as (update projects set suspended_until = null
      where project_id = ${openProjectId} and suspended_until is not null)
    update bank_accounts set state = 'pending' where bank_account_id = ${bankAccountId} and state <> 'pending'`);
  // At most five movements may wait, and what waits of the victim's money is held.
  const waiting = await test.db
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(eq(transactions.status, 'pending'));
  stage.own = [];
  stage.ownAccountId = undefined;
  await passDay(stage);
  for (const { transactionId } of waiting) {
    const form = formOf({ status: 'rejected', rejectReason: 'Otra vez.' });
    await stage.marta.patch(`${transactionsUrl}/${transactionId}`, { form, alone: true });
  }
  await stopWithdrawals(test, stage.stopped);
  if (stage.isAllocated) {
    Object.assign(stage, { wished: await givenWished(test, await as(test, 'admin')), isAllocated: false });
  }
  if (!(await isNeighbourUntouched(stage))) stage.neighbour = await newNeighbour(test);
  if (stage.isUsed) Object.assign(stage, await newAccomplice(test));
  if (stage.isInvested) {
    Object.assign(stage, { investor: await anInvestor(test, investorCents), isInvested: false });
  }
}
