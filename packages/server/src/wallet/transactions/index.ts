export { hasPendingTransaction } from './pending.ts';
export { transactions } from './table.ts';
