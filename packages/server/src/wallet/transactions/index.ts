export { decideTransaction } from './decide-transaction.ts';
export { isBankAccountUsed } from './of-bank-account.ts';
export { countPendingTransactions, hasPendingTransaction } from './pending.ts';
export { requestTransaction } from './request-transaction.ts';
export { registerTransactions } from './routes.ts';
export { transactions } from './table.ts';
