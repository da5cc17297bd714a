import { termsVersion, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { newToken } from '../../../src/kit/keys.ts';
import { evidenceOf } from '../../../src/money/commands/evidence-of.ts';
import { phaseIds } from '../../../src/project/phases/catalogue.ts';
import { orderEvidence } from '../../../src/schema/order-evidence.ts';
import { orders } from '../../../src/schema/orders.ts';
import { portfolioSettings } from '../../../src/schema/portfolio-settings.ts';
import { projects } from '../../../src/schema/projects.ts';
import { ableInvestor } from '../../investor-facts.ts';
import type { Examples } from '../example.ts';
import { fullProject, openProject, placedOrder, preinvestedProject, readyToInvest } from '../money.ts';
import { orderOf } from '../records.ts';
import type { World } from '../world.ts';

/** An order of the owner with its evidence. */
async function orderWithEvidence(world: World): Promise<string> {
  const { orderId } = await orderOf(world);
  const { db } = world.test;
  const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  const [project] = order
    ? await db.select().from(projects).where(eq(projects.projectId, order.projectId))
    : [];
  if (!order || !project) throw new Error('the order was inserted');
  const considered = {
    order,
    before: { project },
    facts: ableInvestor,
    ownAmountCents: 0,
  };
  await db.insert(orderEvidence).values(evidenceOf(considered, {}));
  return orderId;
}

/** The owner's place on a waiting list. */
async function waitingPlaceOf(world: World) {
  const projectId = await fullProject(world);
  const { whole } = world.owner;
  await readyToInvest(world, whole);
  return world.make(
    v1.waitingPlaces.join,
    { body: { projectId, amount: 10_000, termsVersion, sheetVersion: 1 } },
    whole,
  );
}

/** The owner's wish in a project in preinvestment. */
async function wishOf(world: World) {
  const projectId = await preinvestedProject(world);
  const { whole } = world.owner;
  await readyToInvest(world, whole);
  return world.make(
    v1.wishes.place,
    { body: { projectId, amount: 10_000, termsVersion, sheetVersion: 1 } },
    whole,
  );
}

export const ordersExamples = {
  'orderEvidence.findOne': {
    kind: 'subject',
    given: async (world) => {
      const orderId = await orderWithEvidence(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },
  'orderEvidence.findPdf': {
    kind: 'subject',
    given: async (world) => {
      const orderId = await orderWithEvidence(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },
  'orderEvidence.findRisks': {
    kind: 'self',
    given: async (world) => ({ input: { params: { projectId: await openProject(world) } } }),
  },

  'orders.find': {
    kind: 'list',
    given: async (world) => {
      const { projectId, orderId } = await orderOf(world);
      return { input: { query: { projectId } }, mark: orderId };
    },
  },
  'orders.export': {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await orderOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  'orderTerms.find': { kind: 'role', given: async () => ({ input: {} }) },
  'orders.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { orderId } = await orderOf(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },
  'orders.place': {
    kind: 'self',
    given: async (world, person) => {
      const projectId = await openProject(world);
      await readyToInvest(world, person);
      return {
        input: {
          body: { projectId, amount: 10_000, orderType: 'invest' as const, termsVersion, sheetVersion: 1 },
        },
      };
    },
  },
  'orders.cancel': {
    kind: 'subject',
    given: async (world) => {
      const { orderId } = await placedOrder(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },
  'waitingPlaces.find': {
    kind: 'list',
    given: async (world) => {
      const { projectId, waitingPlaceId } = await waitingPlaceOf(world);
      return { input: { query: { projectId } }, mark: waitingPlaceId };
    },
  },
  'waitingPlaces.export': {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await waitingPlaceOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  'waitingPlaces.join': {
    kind: 'self',
    given: async (world, person) => {
      const projectId = await fullProject(world);
      await readyToInvest(world, person);
      return { input: { body: { projectId, amount: 10_000, termsVersion, sheetVersion: 1 } } };
    },
  },
  'waitingPlaces.leave': {
    kind: 'subject',
    given: async (world) => {
      const { waitingPlaceId } = await waitingPlaceOf(world);
      return { input: { params: { waitingPlaceId } }, id: waitingPlaceId };
    },
  },
  'waitingPlaces.confirm': {
    kind: 'subject',
    given: async (world) => {
      const { waitingPlaceId } = await waitingPlaceOf(world);
      return {
        input: { params: { waitingPlaceId }, body: { termsVersion, sheetVersion: 1 } },
        id: waitingPlaceId,
      };
    },
  },
  'wishes.find': {
    kind: 'list',
    given: async (world) => {
      const { projectId, wishId } = await wishOf(world);
      return { input: { query: { projectId } }, mark: wishId };
    },
  },
  'wishes.export': {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await wishOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  'wishes.place': {
    kind: 'self',
    given: async (world, person) => {
      const projectId = await preinvestedProject(world);
      await readyToInvest(world, person);
      return { input: { body: { projectId, amount: 10_000, termsVersion, sheetVersion: 1 } } };
    },
  },
  'wishes.edit': {
    kind: 'subject',
    given: async (world) => {
      const { wishId } = await wishOf(world);
      return {
        input: { params: { wishId }, body: { amount: 11_000, termsVersion, sheetVersion: 1 } },
        id: wishId,
      };
    },
  },
  'wishes.revoke': {
    kind: 'subject',
    given: async (world) => {
      const { wishId } = await wishOf(world);
      return { input: { params: { wishId } }, id: wishId };
    },
  },
  'wishes.allocate': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { projectId } = await wishOf(world);
      const body = { phaseId: phaseIds.Investment };
      await world.make(v1.projects.edit, { params: { projectId }, body });
      const preview = { params: { projectId }, query: { preview: true }, body: {} };
      const { digest } = await world.make(v1.wishes.allocate, preview);
      return { input: { params: { projectId }, body: { digest, why: 'Ha acabado.' } }, id: projectId };
    },
  },
  'distributions.findOrderSchedule': {
    kind: 'subject',
    given: async (world) => {
      const { orderId } = await placedOrder(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },

  'distributions.findOwnReturns': { kind: 'role', given: async () => ({ input: {} }) },
  'portfolios.find': { kind: 'role', given: async () => ({ input: {} }) },
  'portfolios.edit': { kind: 'role', given: async () => ({ input: { body: { shareLimit: 2_000 } } }) },
  'calendars.create': { kind: 'role', given: async () => ({ input: {} }) },
  'calendars.delete': { kind: 'role', given: async () => ({ input: {} }) },
  'calendars.find': {
    kind: 'role',
    given: async (world) => {
      const { userId } = (await world.newOwner()).whole;
      const { token, tokenHash } = newToken();
      const address = { userId, calendarHash: tokenHash, calendarSince: world.test.clock.now };
      await world.test.db.insert(portfolioSettings).values(address);
      return { input: { params: { token } } };
    },
  },

  'orderMovements.find': {
    kind: 'list',
    given: async (world) => {
      const { projectId, orderMovementId } = await orderOf(world);
      return { input: { query: { projectId } }, mark: orderMovementId };
    },
  },
  'orderMovements.export': {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await orderOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  'orderMovements.summarise': { kind: 'role', given: async () => ({ input: {} }) },
  'orderMovements.exportSummary': { kind: 'role', given: async () => ({ input: {} }) },

  'fees.find': {
    kind: 'list',
    given: async (world) => {
      const { projectId, feeId } = await orderOf(world);
      return { input: { query: { projectId } }, mark: feeId };
    },
  },
  'fees.export': {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await orderOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  'fees.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { feeId } = await orderOf(world);
      return { input: { params: { feeId } }, id: feeId };
    },
  },
  'fees.summarise': { kind: 'role', given: async () => ({ input: {} }) },
  'fees.exportSummary': { kind: 'role', given: async () => ({ input: {} }) },
  'distributions.summarise': { kind: 'role', given: async () => ({ input: {} }) },
  'distributions.exportSummary': { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
