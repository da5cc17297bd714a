import { addDays, movementReference } from '@semilla/contract';
import { as } from '../callers.ts';
import { approve, askFor } from '../money.ts';
import { projectUrl } from '../orders.ts';
import { actsOfBookings, explainDebits } from './acts-of-bookings.ts';
import { accepted, admin, amountOf, type BankWorld, centsOf, promoterAccount, today } from './bank-world.ts';

const filesUrl = '/v1/payment/payment-files';
const transactionsUrl = '/v1/wallet/transactions';

const asCustomer = ({ test, customer }: BankWorld) => as(test, { userId: customer.userId });

async function requested(world: BankWorld, type: 'income' | 'withdraw', cents: number): Promise<string> {
  const answer = askFor(await asCustomer(world), { type, amount: amountOf(cents) });
  return (await accepted(answer)).json().transactionId;
}

const actsOfTheBank = {
  async transfer(world: BankWorld) {
    const { account, name, reference } = world.customer;
    const cents = world.nextCents();
    world.bank.moves({ day: today(world), cents, account, reference, name, isForWallet: true });
  },
  async unknown(world: BankWorld) {
    world.bank.moves({ day: today(world), cents: world.nextCents() });
  },
  async fee(world: BankWorld) {
    world.bank.moves({ day: today(world), cents: -world.nextCents() });
  },
  async comesBack(world: BankWorld) {
    const transactionId = world.paidIds.shift();
    if (!transactionId) return;
    const answer = await (await asCustomer(world)).get(`${transactionsUrl}/${transactionId}`);
    const cents = centsOf(answer.json().amount);
    const reference = movementReference(transactionId);
    const day = addDays(today(world), 1);
    world.bank.moves({ day, cents, reference, isReturn: true, isForWallet: true });
  },
};

const actsOfPeople = {
  /** Staff approve a deposit by hand. A bank statement contains it at most two days later, or never. */
  async byHand(world: BankWorld, delay: number) {
    const cents = world.nextCents();
    const transactionId = await requested(world, 'income', cents);
    await accepted(approve(await admin(world), transactionId));
    world.walletCents += cents;
    const reference = movementReference(transactionId);
    const { name } = world.customer;
    if (delay < 3) world.bank.moves({ day: addDays(today(world), delay), cents, reference, name });
  },
  async withdrawal(world: BankWorld, delay: number) {
    const cents = world.nextCents();
    const transactionId = await requested(world, 'withdraw', cents);
    world.walletCents -= cents;
    if (delay === 0) return;
    await explainDebits(world);
    await accepted(approve(await admin(world), transactionId));
    const reference = movementReference(transactionId);
    const { account } = world.customer;
    world.bank.moves({ day: addDays(today(world), delay), cents: -cents, reference, account });
    world.paidIds.push(transactionId);
  },
  async file(world: BankWorld, delay: number) {
    await explainDebits(world);
    const by = await admin(world);
    const made = await accepted(by.post(filesUrl, { body: {} }), 'payment.nothing_to_pay');
    if (made.statusCode !== 201) return;
    const { paymentFileId } = made.json();
    const url = `${filesUrl}/${paymentFileId}`;
    await accepted(by.post(`${url}/approve`, { body: {} }));
    await accepted(by.post(`${url}/take`));
    const payments = await by.get(`${transactionsUrl}?paymentFileId=${paymentFileId}&take=100`);
    for (const { transactionId, amount } of payments.json().data) {
      const reference = movementReference(transactionId);
      const day = addDays(today(world), delay % 2);
      world.bank.moves({ day, cents: -centsOf(amount), reference, account: world.customer.account });
      world.paidIds.push(transactionId);
    }
    for (const { paymentOrderId, amount } of (await by.get(`${url}/orders`)).json().data) {
      const reference = movementReference(paymentOrderId);
      const cents = centsOf(amount);
      world.bank.moves({ day: today(world), cents: -cents, reference, account: promoterAccount });
      const isReturned = delay === 3;
      if (isReturned) world.bank.moves({ day: addDays(today(world), 1), cents, reference, isReturn: true });
    }
  },
  /** The next payment file pays a part of what the project raised to its promoter. */
  async release(world: BankWorld) {
    await explainDebits(world);
    const url = `${projectUrl(world.projectId)}/release-orders`;
    await accepted((await admin(world)).post(url, { body: { amount: amountOf(world.nextCents()) } }));
  },
};

/** What the customer, staff and the bank may do on a day; the delay, from 0 to 3, also chooses between variants. */
export const acts: Record<
  keyof (typeof actsOfTheBank & typeof actsOfPeople & typeof actsOfBookings),
  (world: BankWorld, delay: number) => Promise<void>
> = { ...actsOfTheBank, ...actsOfPeople, ...actsOfBookings };

export type Act = keyof typeof acts;
