import {
  createOrder,
  createTransaction,
  decideTransaction,
  editProject,
  listWallets,
  recordRepayment,
  termsVersion,
} from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { users } from '../account/users/table.ts';
import { phaseIds } from '../project/phases/catalogue.ts';
import { acceptedAccount, makeInvestor } from '../testing/money.ts';
import type { Person } from './people.ts';
import { hiddenProject, pdf } from './records.ts';
import type { World } from './world.ts';

/** What the owner's wallet is called. */
export async function walletIdOf(world: World): Promise<string> {
  const { data } = await world.make(listWallets, { query: { userId: world.owner.whole.userId } });
  return data[0]?.walletId as string;
}

/** What the owner has asked for, and an administrator is to decide on. */
export async function pendingOf(world: World) {
  const { owner, test } = world;
  await acceptedAccount(test, owner.whole.userId);
  return world.make(createTransaction, { body: { type: 'income', amount: 12_300 } }, owner.whole);
}

export async function completedOf(world: World) {
  const { transactionId } = await pendingOf(world);
  return world.make(decideTransaction, {
    params: { transactionId },
    body: { status: 'completed', file: pdf() },
  });
}

const raisedCents = 20_000;

/** A project of the manager's that is open, and paid back at once when it is over. */
export async function openProject(world: World): Promise<string> {
  const { projectId } = await hiddenProject(world, {
    financingAmount: raisedCents,
    dateStart: null,
    dateEnd: null,
    projectDuration: 12,
    targetProfitability: 1_000,
    deliveryFeePeriod: 'end_of_project',
    withdrawMoneyFinanced: true,
  });
  await world.make(editProject, { params: { projectId }, body: { phaseId: phaseIds.Investment } });
  return projectId;
}

/** Lets somebody invest, with money for one order; where they are no customer there is nothing to be done. */
export async function readyToInvest({ test }: World, { userId }: Person): Promise<void> {
  const [found] = userId ? await test.db.select().from(users).where(eq(users.userId, userId)) : [];
  if (found?.role === 'user' && !found.disabledAt) await makeInvestor(test, userId, raisedCents);
}

/** What the owner has put into an open project: half of it, or all. */
export async function placedOrder(world: World, amount = raisedCents / 2) {
  const projectId = await openProject(world);
  await readyToInvest(world, world.owner.whole);
  return world.make(
    createOrder,
    { body: { projectId, amount, orderType: 'invest', termsVersion } },
    world.owner.whole,
  );
}

export async function financedProject(world: World) {
  const { projectId, orderId } = await placedOrder(world, raisedCents);
  return { projectId, orderId };
}

/** A financed project whose promoter has paid everything back. */
export async function repaidProject(world: World) {
  const { projectId } = await financedProject(world);
  const body = { amount: raisedCents + raisedCents / 10, file: pdf() };
  const { projectPaymentId } = await world.make(recordRepayment, { params: { projectId }, body });
  return { projectId, projectPaymentId };
}
