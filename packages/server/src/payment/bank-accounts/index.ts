export { bankAccounts } from './table.ts';
