export * from './transactions.ts';
