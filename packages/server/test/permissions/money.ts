import { pendingDepositsMax, termsVersion, v1 } from '@semilla/contract';
import type { NewProject } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { distributions } from '../../src/schema/distributions.ts';
import { projects } from '../../src/schema/projects.ts';
import { users } from '../../src/schema/users.ts';
import { acceptedAccount, makeInvestor } from '../money.ts';
import { endReflection } from '../orders.ts';
import { giveOwner } from '../owners.ts';
import { givenSheet } from '../sheets.ts';
import type { Person } from './people.ts';
import { hiddenProject, pdf } from './records.ts';
import type { World } from './world.ts';

export async function walletIdOf(world: World): Promise<string> {
  const { data } = await world.make(v1.wallets.find, { query: { userId: world.owner.whole.userId } });
  return data[0]?.walletId as string;
}

/** Rejects pending requests, because only a few may be pending at a time. */
async function rejectPending(world: World): Promise<void> {
  const query = { userId: world.owner.whole.userId, status: 'pending', take: 100 } as const;
  const { data } = await world.make(v1.transactions.find, { query });
  if (data.length < pendingDepositsMax - 1) return;
  for (const { transactionId } of data) {
    const body = { status: 'rejected', rejectReason: 'No llegó la transferencia' } as const;
    await world.make(v1.transactions.decide, { params: { transactionId }, body });
  }
}

/** A pending deposit of the owner. */
export async function pendingOf(world: World) {
  const { owner, test } = world;
  await acceptedAccount(test, owner.whole.userId);
  await rejectPending(world);
  return world.make(v1.transactions.request, { body: { type: 'income', amount: 12_300 } }, owner.whole);
}

export async function completedOf(world: World) {
  const { transactionId } = await pendingOf(world);
  return world.make(v1.transactions.decide, {
    params: { transactionId },
    body: { status: 'completed', file: pdf(), why: 'Ha llegado.' },
  });
}

const raisedCents = 20_000;

/** An open project of the manager, due in a single delivery at its end. */
export async function openProject(world: World, overrides: Partial<NewProject> = {}): Promise<string> {
  const { projectId } = await hiddenProject(world, {
    financingAmount: raisedCents,
    dateStart: null,
    dateEnd: null,
    projectDuration: 12,
    targetProfitability: 1_000,
    deliveryFeePeriod: 'end_of_project',
    withdrawMoneyFinanced: true,
    ...overrides,
  });
  await giveOwner(world.test.db, projectId);
  await givenSheet(world.test.db, projectId);
  await world.make(v1.projects.edit, { params: { projectId }, body: { phaseId: phaseIds.Investment } });
  return projectId;
}

/** Gives a user the identity and money for one order; does nothing for callers who are not active customers. */
export async function readyToInvest({ test }: World, { userId }: Person): Promise<void> {
  const [user] = userId ? await test.db.select().from(users).where(eq(users.userId, userId)) : [];
  if (user?.role === 'user' && !user.disabledAt) await makeInvestor(test, userId, raisedCents);
}

/** An order of the owner in an open project, for half of its target by default. */
export async function placedOrder(world: World, amount = raisedCents / 2) {
  const projectId = await openProject(world);
  await readyToInvest(world, world.owner.whole);
  return world.make(
    v1.orders.place,
    { body: { projectId, amount, orderType: 'invest', termsVersion } },
    world.owner.whole,
  );
}

/** A project in preinvestment with this last day of the window. */
export async function preinvestedProject(
  world: World,
  preinvestorDateEnd: string | null = null,
): Promise<string> {
  const { projectId } = await hiddenProject(world, {
    financingAmount: raisedCents,
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd,
    preinvestorDeposit: null,
    preinvestorMaxNumber: null,
    preinvestorAmount: null,
  });
  await giveOwner(world.test.db, projectId);
  await givenSheet(world.test.db, projectId);
  await world.make(v1.projects.edit, { params: { projectId }, body: { phaseId: phaseIds.Preinvestment } });
  return projectId;
}

/** A project that another investor filled. */
export async function fullProject(world: World): Promise<string> {
  const projectId = await openProject(world);
  const { other } = world.people;
  await readyToInvest(world, other);
  const body = { projectId, amount: raisedCents, orderType: 'invest', termsVersion } as const;
  await world.make(v1.orders.place, { body }, other);
  return projectId;
}

export async function financedProject(world: World) {
  const { projectId, orderId } = await placedOrder(world, raisedCents);
  await endReflection(world.test, projectId);
  return { projectId, orderId };
}

/** A financed project whose promoter has paid everything back. */
export async function repaidProject(world: World) {
  const { projectId } = await financedProject(world);
  const body = { amount: raisedCents + raisedCents / 10, file: pdf() };
  const { projectPaymentId } = await world.make(v1.projectPayments.repay, { params: { projectId }, body });
  return { projectId, projectPaymentId };
}

/** A project after one delivery with withheld tax. */
export async function taxedProject(world: World, taxWithholder: 'platform' | 'promoter' = 'platform') {
  const { projectId } = await repaidProject(world);
  const ofProject = eq(projects.projectId, projectId);
  await world.test.db.update(projects).set({ taxWithholder }).where(ofProject);
  await world.make(v1.distributions.distribute, { params: { projectId }, body: { period: 1 } });
  return { projectId };
}

/** The wallet of the owner, with a tax certificate for interest of 2025. */
export async function walletWithInterest(world: World): Promise<string> {
  const { projectId } = await taxedProject(world);
  await world.test.db
    .update(distributions)
    .set({ dueOn: '2025-12-31' })
    .where(eq(distributions.projectId, projectId));
  return walletIdOf(world);
}
