import { v1 } from '@semilla/contract';
import type { Examples } from '../example.ts';
import { ticketOf } from '../records.ts';
import type { World } from '../world.ts';

const claimOf = async (world: World) => {
  const { ticketId } = await ticketOf(world);
  return { queue: 'tickets' as const, recordId: ticketId };
};

export const overviewExamples = {
  'events.follow': { kind: 'role', given: async () => ({ input: {} }) },
  'waiting.find': { kind: 'role', given: async () => ({ input: {} }) },
  'search.find': {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { text: ticketId } }, mark: ticketId };
    },
  },
  'workClaims.find': {
    kind: 'list',
    given: async (world) => {
      const body = await claimOf(world);
      await world.make(v1.workClaims.take, { body });
      return { input: { query: { queue: body.queue } }, mark: body.recordId };
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
