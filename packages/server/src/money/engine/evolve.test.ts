import { expect, it } from 'vitest';
import type { TransactionRow } from '../../schema/transactions.ts';
import { evolve } from './evolve.ts';
import { emptyWorld } from './world.ts';

const at = new Date('2026-03-02T10:00:00Z');
const pending: TransactionRow = {
  transactionId: 'deposit',
  walletId: 'wallet',
  userId: 'lucia',
  amountCents: 600_000,
  type: 'income',
  issuerName: 'payment',
  status: 'pending',
  rejectReason: null,
  taxRateHundredths: null,
  bankAccountId: null,
  adminId: null,
  managerId: null,
  projectId: null,
  orderId: null,
  entryId: null,
  documentId: null,
  bankEntryId: null,
  returnedWithdrawalId: null,
  takenBackDepositId: null,
  createdAt: at,
  updatedAt: at,
};

it('[P7] counts an amount when a person approves it, not when a bank movement proves it later', () => {
  const world = emptyWorld();
  const completed: TransactionRow = { ...pending, status: 'completed', adminId: 'marta' };
  world.transactions.set(pending.transactionId, pending);
  evolve(world, { transactions: [completed] });
  expect(Object.fromEntries(world.approvedCents)).toEqual({ lucia: 600_000, marta: 600_000 });
  evolve(world, { transactions: [{ ...completed, bankEntryId: 'movement' }] });
  expect(Object.fromEntries(world.approvedCents)).toEqual({ lucia: 600_000, marta: 600_000 });
});
