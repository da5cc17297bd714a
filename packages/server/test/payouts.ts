import { buildIban } from '@semilla/contract/testing';
import { left, type Shown } from './bank-days.ts';
import type { Caller } from './callers.ts';
import { anInvestor } from './money.ts';
import { balances, invested, openProject, projectUrl } from './orders.ts';
import { paymentFileActs } from './payment-files.ts';
import { givenPlatformWithBank } from './platform-with-bank.ts';

/** The payout account of the projects. */
export const promoterAccount = buildIban(41_414);

export const why = 'La obra empieza el lunes.';

type Overrides = Parameters<typeof openProject>[2];

export type Payouts = Awaited<ReturnType<typeof givenPayouts>>;

/** A platform with a bank and an investor, and the acts of two administrators who pay the money of projects to promoters. */
export async function givenPayouts() {
  const { test, marta, elena, bank } = await givenPlatformWithBank();
  const investor = await anInvestor(test, 100_000_000);
  const files = paymentFileActs(test, marta, elena);
  let raisedCents = 100_000;

  /** A financed project with money in escrow, with an amount that no other project here has. */
  async function financed(overrides: Overrides = {}) {
    raisedCents += 100;
    const amountCents = raisedCents;
    const { projectId } = await openProject(test, marta, {
      financingAmount: amountCents,
      withdrawMoneyFinanced: true,
      payoutAccount: promoterAccount,
      ...overrides,
    });
    await invested(investor, projectId, (amountCents / 100).toFixed(2));
    return { projectId, amountCents };
  }

  const order = (projectId: string, body: object = {}, options: object = {}, by: Caller = elena) =>
    by.post(`${projectUrl(projectId)}/release-orders`, { body: { why, ...body }, ...options });

  async function ordered(projectId: string, body: object = {}): Promise<string> {
    const answer = await order(projectId, body);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().paymentOrderId;
  }

  const shown = async (given: Shown) => (await bank.shows(given))[0];

  return {
    test,
    marta,
    elena,
    files,
    financed,
    order,
    ordered,
    shown,
    cancelOrder: (orderId: string) => elena.post(`/v1/payment/payment-orders/${orderId}/cancel`),
    escrowOf: async (projectId: string) => (await balances(test, `escrow:${projectId}`))[0],
    /** The bank shows the payment of an order to the payout account. */
    paid: (orderId: string, amountCents: number, more: Partial<Shown> = {}) =>
      shown(left(orderId, amountCents, { counterpartyAccount: promoterAccount, ...more })),
    /** An ordered release whose payment file was taken to the bank. */
    async sent() {
      const { projectId, amountCents } = await financed();
      const orderId = await ordered(projectId);
      const fileId = await files.taken();
      return { projectId, amountCents, orderId, fileId };
    },
  };
}
