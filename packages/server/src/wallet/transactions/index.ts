export { isBankAccountUsed } from './of-bank-account.ts';
export { hasPendingTransaction } from './pending.ts';
export { transactions } from './table.ts';
