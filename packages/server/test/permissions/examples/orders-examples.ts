import { termsVersion } from '@semilla/contract';
import type { Examples } from '../example.ts';
import { openProject, placedOrder, readyToInvest } from '../money.ts';
import { orderOf } from '../records.ts';

export const ordersExamples = {
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
      return { input: { body: { projectId, amount: 10_000, orderType: 'invest' as const, termsVersion } } };
    },
  },
  'orders.cancel': {
    kind: 'subject',
    given: async (world) => {
      const { orderId } = await placedOrder(world);
      return { input: { params: { orderId } }, id: orderId };
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
