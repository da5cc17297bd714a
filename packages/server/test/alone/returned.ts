import { addDays, civilDateAt, movementReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { as, type Caller } from '../callers.ts';
import { approve, giveMoney } from '../money.ts';
import { paymentFileActs } from '../payment-files.ts';
import type { TestApp } from '../test-app.ts';
import { importMovement } from './statements.ts';

/** Returned payments: two that may belong to the accomplice's withdrawals, and one of another customer. */
export interface Returned {
  /** The withdrawals of the accomplice. */
  withdrawalIds: string[];
  /** The movements without a customer, one for each withdrawal. */
  unnamedIds: string[];
  /** The movement with the reference of another customer's smaller withdrawal. */
  namedId: string;
}

const amountCents = 600_000;

/** Creates the returned payments. Each is less than the threshold; two together are not. */
export async function givenReturned(test: TestApp, accomplice: Caller): Promise<Returned> {
  const admin = await as(test, 'admin');
  const acts = paymentFileActs(test, admin, await as(test, 'admin'));
  const paid = async (owner: Caller, amount = '6000.00') => {
    await giveMoney(test, owner.userId, amountCents);
    const transactionId = await acts.withdrawal(owner, amount);
    const answer = await approve(admin, transactionId);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return transactionId;
  };
  const cameBack = (daysAgo: number, more: object = {}) =>
    importMovement(test, admin, {
      bookedOn: addDays(civilDateAt(test.clock.now), -daysAgo),
      amountCents,
      isReturn: true,
      ...more,
    });
  const othersId = await paid(await as(test, 'user'), '5000.00');
  return {
    withdrawalIds: [await paid(accomplice), await paid(accomplice)],
    unnamedIds: [await cameBack(12), await cameBack(14)],
    namedId: await cameBack(16, {
      reference: movementReference(othersId),
      counterpartyAccount: buildIban(4_715),
    }),
  };
}
