import { civilDateAt } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { holds } from '../../../src/schema/holds.ts';
import { wallets } from '../../../src/schema/wallets.ts';
import type { Examples } from '../example.ts';
import { completedOf, pendingOf, walletIdOf, walletWithInterest } from '../money.ts';
import { pdf, unique } from '../records.ts';

const journalPeriod = { fromDate: '2025-01-01', toDate: '2025-12-31' };

export const walletExamples = {
  'wallets.find': {
    kind: 'list',
    given: async (world) => {
      const { userId } = world.owner.whole;
      return { input: { query: { userId } }, mark: await walletIdOf(world) };
    },
  },
  'wallets.export': {
    kind: 'list',
    given: async ({ owner }) => {
      return { input: { query: { userId: owner.whole.userId } }, mark: 'Nuria Campos Rey' };
    },
  },
  'wallets.create': {
    kind: 'subject',
    outside: { other: 400, otherManager: 400 },
    given: async ({ owner }) => {
      const { userId } = owner.whole;
      return { input: { body: { userId } }, id: userId };
    },
  },
  'wallets.findOne': {
    kind: 'subject',
    given: async (world) => {
      const walletId = await walletIdOf(world);
      return { input: { params: { walletId } }, id: walletId };
    },
  },
  'wallets.endHold': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      // A new customer, because the hold stays.
      const { userId } = (await world.newOwner()).whole;
      const { clock, db } = world.test;
      await db
        .insert(holds)
        .values({ userId, reason: 'email', until: clock.now, createdAt: clock.now, stoppedAt: clock.now });
      const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, userId));
      const walletId = wallet?.walletId ?? '';
      return { input: { params: { walletId }, body: { why: 'Ha llamado.' } }, id: walletId };
    },
  },
  'movements.find': { kind: 'role', given: async () => ({ input: {} }) },
  'movements.findFile': { kind: 'role', given: async () => ({ input: { query: { format: 'json' } } }) },
  'statements.find': {
    kind: 'subject',
    given: async (world) => {
      const walletId = await walletIdOf(world);
      const today = civilDateAt(world.test.clock.now);
      const query = { fromDate: today, toDate: today, format: 'csv' as const };
      return { input: { params: { walletId }, query }, id: walletId };
    },
  },
  'taxCertificates.find': {
    kind: 'subject',
    given: async (world) => {
      const walletId = await walletIdOf(world);
      return { input: { params: { walletId } }, id: walletId };
    },
  },
  'taxCertificates.findPdf': {
    kind: 'subject',
    given: async (world) => {
      const walletId = await walletWithInterest(world);
      return { input: { params: { walletId, year: 2025 } }, id: walletId };
    },
  },
  'taxForms.find': {
    kind: 'role',
    given: async () => ({ input: { params: { form: '193' }, query: { year: 2025 } } }),
  },
  'journal.find': {
    kind: 'role',
    given: async () => ({ input: { params: { format: 'csv' as const }, query: journalPeriod } }),
  },
  'journal.findTotals': { kind: 'role', given: async () => ({ input: { query: journalPeriod } }) },
  'bookAccounts.find': { kind: 'role', given: async () => ({ input: {} }) },
  'bookAccounts.edit': {
    kind: 'role',
    given: async () => ({
      input: { params: { kind: 'fees' as const }, body: { name: unique('Comisiones') } },
    }),
  },
  'taxForms.findGaps': { kind: 'role', given: async () => ({ input: { query: { year: 2025 } } }) },

  'transactions.find': {
    kind: 'list',
    given: async (world) => {
      const { transactionId, userId } = await pendingOf(world);
      return { input: { query: { userId } }, mark: transactionId };
    },
  },
  'transactions.export': {
    kind: 'list',
    given: async (world) => {
      const { bankAccount, userId } = await pendingOf(world);
      return { input: { query: { userId } }, mark: bankAccount as string };
    },
  },
  'transactions.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { transactionId } = await pendingOf(world);
      return { input: { params: { transactionId } }, id: transactionId };
    },
  },
  'transactions.request': {
    kind: 'subject',
    outside: { other: 400, otherManager: 400 },
    given: async (world) => {
      const { userId } = await pendingOf(world);
      return { input: { body: { userId, type: 'income' as const, amount: 12_300 } }, id: userId };
    },
  },
  'transactions.decide': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { transactionId } = await pendingOf(world);
      const body = { status: 'completed' as const, file: pdf(), why: 'Ha llegado.' };
      return { input: { params: { transactionId }, body }, id: transactionId };
    },
  },
  'transactions.findDecision': {
    kind: 'subject',
    given: async (world) => {
      const { transactionId } = await pendingOf(world);
      return { input: { params: { transactionId } }, id: transactionId };
    },
  },
  'transactions.findProofUrl': {
    kind: 'subject',
    given: async (world) => {
      const { transactionId } = await completedOf(world);
      return { input: { params: { transactionId } }, id: transactionId };
    },
  },

  'depositAccount.find': { kind: 'role', given: async () => ({ input: {} }) },
  'reconciliations.find': { kind: 'role', given: async () => ({ input: {} }) },
  'reconciliations.export': { kind: 'role', given: async () => ({ input: {} }) },
  'reconciliations.reconcile': { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
