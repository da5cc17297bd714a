export * from './transaction-rules.ts';
export * from './transactions.ts';
