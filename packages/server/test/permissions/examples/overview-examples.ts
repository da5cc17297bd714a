import { v1 } from '@semilla/contract';
import { savedViews } from '../../../src/schema/saved-views.ts';
import type { Examples } from '../example.ts';
import { financedProject } from '../money.ts';
import { personAs } from '../people.ts';
import { ticketOf, unique } from '../records.ts';
import type { World } from '../world.ts';

const claimOf = async (world: World) => {
  const { ticketId } = await ticketOf(world);
  return { resource: 'tickets' as const, recordId: ticketId };
};

/** A view that a member of staff, who is none of the callers, shares. */
async function sharedView({ test }: World): Promise<string> {
  const { userId } = await personAs(test, 'operator');
  const [view] = await test.db
    .insert(savedViews)
    .values({ ownerId: userId, list: 'projects', name: unique('Vista'), isShared: true, filter: {} })
    .returning();
  return view?.savedViewId as string;
}

export const overviewExamples = {
  'events.follow': { kind: 'role', given: async () => ({ input: {} }) },
  'ownProfiles.find': { kind: 'self', given: async () => ({ input: {} }) },
  'ownSummaries.find': { kind: 'self', given: async () => ({ input: {} }) },
  'home.find': { kind: 'role', given: async () => ({ input: { query: { getFigures: true } } }) },
  'waiting.find': { kind: 'role', given: async () => ({ input: {} }) },
  'search.find': {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { text: ticketId } }, mark: ticketId };
    },
  },
  'projectSummaries.findOne': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await financedProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'userSummaries.findOne': {
    kind: 'subject',
    missing: 'account.customer_not_accessible',
    given: async ({ owner: { whole } }) => ({
      input: { params: { userId: whole.userId } },
      id: whole.userId,
    }),
  },
  'workClaims.find': {
    kind: 'list',
    given: async (world) => {
      const body = await claimOf(world);
      await world.make(v1.workClaims.take, { body });
      return { input: { query: { resource: body.resource } }, mark: body.recordId };
    },
  },
  'workClaims.take': {
    kind: 'subject',
    given: async (world) => {
      const body = await claimOf(world);
      return { input: { body }, id: body.recordId };
    },
  },
  'workClaims.release': {
    kind: 'subject',
    given: async (world) => {
      const params = await claimOf(world);
      return { input: { params }, id: params.recordId };
    },
  },
  'savedViews.find': {
    kind: 'list',
    given: async (world) => ({
      input: { query: { list: 'projects' } },
      mark: await sharedView(world),
    }),
  },
  'savedViews.create': {
    kind: 'role',
    given: async () => ({
      input: {
        body: {
          list: 'projects',
          name: unique('Vista'),
          isShared: false,
          filter: { country: 'ES' },
          orderBy: 'name',
          orderSide: 'asc',
          columns: null,
        },
      },
    }),
  },
  'savedViews.edit': {
    kind: 'subject',
    given: async (world) => {
      const savedViewId = await sharedView(world);
      return { input: { params: { savedViewId }, body: { name: unique('Vista') } }, id: savedViewId };
    },
  },
  'savedViews.delete': {
    kind: 'subject',
    given: async (world) => {
      const savedViewId = await sharedView(world);
      return { input: { params: { savedViewId } }, id: savedViewId };
    },
  },
  'keyFigures.find': { kind: 'role', given: async () => ({ input: {} }) },
  'business.findCohorts': { kind: 'role', given: async () => ({ input: {} }) },
  'business.exportCohorts': { kind: 'role', given: async () => ({ input: {} }) },
  'business.findFunnel': { kind: 'role', given: async () => ({ input: {} }) },
  'business.exportFunnel': { kind: 'role', given: async () => ({ input: {} }) },
  'business.findFundingTimes': { kind: 'role', given: async () => ({ input: {} }) },
  'business.exportFundingTimes': { kind: 'role', given: async () => ({ input: {} }) },
  'business.findRepeatRates': { kind: 'role', given: async () => ({ input: {} }) },
  'business.exportRepeatRates': { kind: 'role', given: async () => ({ input: {} }) },
  'business.findLoansByAge': { kind: 'role', given: async () => ({ input: {} }) },
  'business.exportLoansByAge': { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
