import { eq, sql } from 'drizzle-orm';
import { transactions } from '../../src/schema/transactions.ts';
import { givenVerification } from '../account-records.ts';
import { givenAccount } from '../bank-accounts.ts';
import { as, type Caller } from '../callers.ts';
import { formOf } from '../forms.ts';
import { anInvestor, giveMoney, transactionsUrl } from '../money.ts';
import { invested, openProject } from '../orders.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';

const balanceCents = 5_000_000;

/** One administrator, an accomplice, and the customer and the project whose money they are after. */
export interface Stage {
  test: TestApp;
  marta: Caller;
  victim: Caller;
  accomplice: Caller;
  manager: Caller;
  /** A second administrator, who does nothing. */
  secondId: string;
  projectId: string;
  verificationId: string;
  /** A bank account of another customer with money; it waits to be validated. */
  bankAccountId: string;
}

async function signInAgain(stage: Stage): Promise<void> {
  stage.marta = await as(stage.test, stage.marta);
  stage.accomplice = await as(stage.test, stage.accomplice);
}

/** Moves the clock by a day and signs the callers in again, because their sessions have expired. */
export async function passDay(stage: Stage): Promise<void> {
  stage.test.clock.advance(25 * 3_600);
  await signInAgain(stage);
}

/** A platform of its own, on which each sequence is tried. */
export async function newStage(): Promise<Stage> {
  const test = await buildTestApp();
  const victim = await as(test, 'user');
  await giveMoney(test, victim.userId, balanceCents);
  const other = await as(test, 'user');
  await giveMoney(test, other.userId, balanceCents);
  const accomplice = await as(test, 'user');
  const { projectId } = await openProject(test, await as(test, 'admin'), {
    financingAmount: 50_000,
    withdrawMoneyFinanced: true,
  });
  await invested(await anInvestor(test, 50_000), projectId, '500.00');
  const stage = {
    test,
    victim,
    accomplice,
    projectId,
    marta: await as(test, 'admin'),
    secondId: (await as(test, 'admin')).userId,
    manager: await as(test, 'operator'),
    verificationId: await givenVerification(test, accomplice.userId, {
      status: 'Declined',
      decision: 'Declined',
    }),
    bankAccountId: (await givenAccount(other)).bankAccountId,
  };
  // What was approved while preparing does not count against the administrator any more.
  await passDay(stage);
  return stage;
}

/** What one sequence leaves behind is removed, so that the next begins as the first did. */
export async function startOver(stage: Stage): Promise<void> {
  const { test, secondId, victim, bankAccountId, marta } = stage;
  await test.db.execute(sql`with
    proposed as (delete from proposals),
    held as (delete from holds),
    assigned as (delete from user_assignments where user_id = ${victim.userId}),
    enabled as (update users set disabled_at = null where user_id = ${secondId} and disabled_at is not null)
    update bank_accounts set state = 'pending' where bank_account_id = ${bankAccountId} and state <> 'pending'`);
  await passDay(stage);
  // At most five movements may wait, and what waits of the victim's money is held.
  const waiting = await test.db
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(eq(transactions.status, 'pending'));
  for (const { transactionId } of waiting) {
    const form = formOf({ status: 'rejected', rejectReason: 'Otra vez.' });
    await marta.patch(`${transactionsUrl}/${transactionId}`, { form, alone: true });
  }
}
