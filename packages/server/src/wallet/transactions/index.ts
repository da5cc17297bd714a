export { isBankAccountUsed } from './of-bank-account.ts';
export { hasPendingTransaction, keepWhoHasPendingTransactions } from './pending.ts';
export { transactions } from './table.ts';
