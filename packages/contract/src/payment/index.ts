export * from './bank-accounts.ts';
