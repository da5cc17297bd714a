export { bankAccounts, hasPendingBankAccount } from './bank-accounts/index.ts';
