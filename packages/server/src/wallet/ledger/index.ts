export { type AccountId, escrowOf, heldOf, returnsOf, walletOf } from './accounts.ts';
export type { Command, Context, Decision } from './command.ts';
export type { Effects } from './effects.ts';
export { newEntry } from './entry.ts';
export { evolve } from './evolve.ts';
export { createLedger, type Ledger } from './executor.ts';
export type { Notice } from './notice.ts';
export { noticesQueue, queueNotices } from './queue-notices.ts';
export { refuse } from './refuse.ts';
export { ledgerAccounts, ledgerEntries, ledgerPostings } from './table.ts';
export { walletLines } from './wallet-line.ts';
export {
  balanceOf,
  type DistributionRow,
  emptyWorld,
  investorKey,
  investorsOf,
  type LedgerProject,
  type LedgerUser,
  type OrderRow,
  openOrdersOf,
  type TransactionRow,
  type World,
} from './world.ts';
export { writeEffects } from './write-effects.ts';
