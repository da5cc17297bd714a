import type { FastifyInstance } from 'fastify';
import { keepWhoHasPendingTransactions } from './transactions/index.ts';

export async function registerWalletDomain(_app: FastifyInstance): Promise<void> {
  keepWhoHasPendingTransactions();
}

export * from './ledger/index.ts';
export { hasPendingTransaction, isBankAccountUsed, transactions } from './transactions/index.ts';
export { createWallet, wallets } from './wallets/index.ts';
