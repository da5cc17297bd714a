export * from './deposits.ts';
export * from './reconciliations.ts';
export * from './statements.ts';
export * from './tax-certificates.ts';
export * from './transaction-rules.ts';
export * from './transactions.ts';
export * from './transfer-reference.ts';
export * from './wallets.ts';
