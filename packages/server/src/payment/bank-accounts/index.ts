export { hasPendingBankAccount } from './pending.ts';
export { bankAccounts } from './table.ts';
