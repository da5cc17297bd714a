import { termsVersion } from '@semilla/contract';
import type { Examples } from '../example.ts';
import { openProject, placedOrder, readyToInvest } from '../money.ts';
import { orderOf } from '../records.ts';

export const ordersExamples = {
  listOrders: {
    kind: 'list',
    given: async (world) => {
      const { projectId, orderId } = await orderOf(world);
      return { input: { query: { projectId } }, mark: orderId };
    },
  },
  exportOrders: {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await orderOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  readOrderTerms: { kind: 'role', given: async () => ({ input: {} }) },
  readOrder: {
    kind: 'subject',
    given: async (world) => {
      const { orderId } = await orderOf(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },
  createOrder: {
    kind: 'self',
    given: async (world, person) => {
      const projectId = await openProject(world);
      await readyToInvest(world, person);
      return { input: { body: { projectId, amount: 10_000, orderType: 'invest' as const, termsVersion } } };
    },
  },
  cancelOrder: {
    kind: 'subject',
    given: async (world) => {
      const { orderId } = await placedOrder(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },
  readOrderSchedule: {
    kind: 'subject',
    given: async (world) => {
      const { orderId } = await placedOrder(world);
      return { input: { params: { orderId } }, id: orderId };
    },
  },

  listOwnReturns: { kind: 'role', given: async () => ({ input: {} }) },

  listOrderMovements: {
    kind: 'list',
    given: async (world) => {
      const { projectId, orderMovementId } = await orderOf(world);
      return { input: { query: { projectId } }, mark: orderMovementId };
    },
  },
  exportOrderMovements: {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await orderOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  summariseOrderMovements: { kind: 'role', given: async () => ({ input: {} }) },
  exportOrderMovementsSummary: { kind: 'role', given: async () => ({ input: {} }) },

  listFees: {
    kind: 'list',
    given: async (world) => {
      const { projectId, feeId } = await orderOf(world);
      return { input: { query: { projectId } }, mark: feeId };
    },
  },
  exportFees: {
    kind: 'list',
    given: async (world) => {
      const { projectId, projectName } = await orderOf(world);
      return { input: { query: { projectId } }, mark: projectName };
    },
  },
  readFee: {
    kind: 'subject',
    given: async (world) => {
      const { feeId } = await orderOf(world);
      return { input: { params: { feeId } }, id: feeId };
    },
  },
  summariseFees: { kind: 'role', given: async () => ({ input: {} }) },
  exportFeesSummary: { kind: 'role', given: async () => ({ input: {} }) },
  summariseReturns: { kind: 'role', given: async () => ({ input: {} }) },
  exportReturnsSummary: { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
