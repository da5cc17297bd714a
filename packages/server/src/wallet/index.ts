import type { FastifyInstance } from 'fastify';
import { registerDeposits } from './deposits/index.ts';
import { startNotices } from './notices/index.ts';
import { registerReconciliations } from './reconciliations/index.ts';
import { registerStatements } from './statements/index.ts';
import { registerTransactions } from './transactions/index.ts';
import { registerWallets } from './wallets/index.ts';

export async function registerWalletDomain(app: FastifyInstance): Promise<void> {
  await registerWallets(app);
  await registerTransactions(app);
  await registerDeposits(app);
  await registerReconciliations(app);
  await registerStatements(app);
  app.addHook('onReady', () => startNotices(app.services));
}

export * from './ledger/index.ts';
export { letterOf } from './notices/letter-of.ts';
export { breachLetter, findBreaches, reconcile } from './reconciliations/index.ts';
export {
  countPendingTransactions,
  hasPendingTransaction,
  isBankAccountUsed,
  transactions,
} from './transactions/index.ts';
export { createWallet, wallets } from './wallets/index.ts';
