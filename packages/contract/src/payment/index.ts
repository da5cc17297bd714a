export * from './bank-accounts.ts';
export * from './bank-balances.ts';
export * from './bank-entries.ts';
export * from './bank-files.ts';
export * from './bank-statements.ts';
export * from './payment-files.ts';
export * from './return-reasons.ts';
export * from './treasury.ts';
