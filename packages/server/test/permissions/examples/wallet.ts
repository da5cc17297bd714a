import { civilDateAt } from '@semilla/contract';
import type { Examples } from '../example.ts';
import { completedOf, pendingOf, walletIdOf } from '../money.ts';
import { pdf } from '../records.ts';

export const walletExamples = {
  listWallets: {
    kind: 'list',
    given: async (world) => {
      const { userId } = world.owner.whole;
      return { input: { query: { userId } }, mark: await walletIdOf(world) };
    },
  },
  exportWallets: {
    kind: 'list',
    given: async ({ owner }) => {
      return { input: { query: { userId: owner.whole.userId } }, mark: 'Nuria Campos Rey' };
    },
  },
  createWallet: {
    kind: 'subject',
    outside: { other: 400, otherManager: 400 },
    given: async ({ owner }) => {
      const { userId } = owner.whole;
      return { input: { body: { userId } }, id: userId };
    },
  },
  readWallet: {
    kind: 'subject',
    given: async (world) => {
      const walletId = await walletIdOf(world);
      return { input: { params: { walletId } }, id: walletId };
    },
  },
  walletStatement: {
    kind: 'subject',
    given: async (world) => {
      const walletId = await walletIdOf(world);
      const today = civilDateAt(world.test.clock.now);
      const query = { fromDate: today, toDate: today, format: 'csv' as const };
      return { input: { params: { walletId }, query }, id: walletId };
    },
  },

  listTransactions: {
    kind: 'list',
    given: async (world) => {
      const { transactionId, userId } = await pendingOf(world);
      return { input: { query: { userId } }, mark: transactionId };
    },
  },
  exportTransactions: {
    kind: 'list',
    given: async (world) => {
      const { bankAccount, userId } = await pendingOf(world);
      return { input: { query: { userId } }, mark: bankAccount as string };
    },
  },
  readTransaction: {
    kind: 'subject',
    given: async (world) => {
      const { transactionId } = await pendingOf(world);
      return { input: { params: { transactionId } }, id: transactionId };
    },
  },
  createTransaction: {
    kind: 'subject',
    outside: { other: 400, otherManager: 400 },
    given: async (world) => {
      const { userId } = await pendingOf(world);
      return { input: { body: { userId, type: 'income' as const, amount: 12_300 } }, id: userId };
    },
  },
  decideTransaction: {
    kind: 'subject',
    given: async (world) => {
      const { transactionId } = await pendingOf(world);
      const body = { status: 'completed' as const, file: pdf() };
      return { input: { params: { transactionId }, body }, id: transactionId };
    },
  },
  transactionProofUrl: {
    kind: 'subject',
    given: async (world) => {
      const { transactionId } = await completedOf(world);
      return { input: { params: { transactionId } }, id: transactionId };
    },
  },

  readApprovalRules: { kind: 'role', given: async () => ({ input: {} }) },

  readDepositAccount: { kind: 'role', given: async () => ({ input: {} }) },
  listReconciliations: { kind: 'role', given: async () => ({ input: {} }) },
  exportReconciliations: { kind: 'role', given: async () => ({ input: {} }) },
  reconcile: { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
