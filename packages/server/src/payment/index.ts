export { bankAccounts } from './bank-accounts/index.ts';
