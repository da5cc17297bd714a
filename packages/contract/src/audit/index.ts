export * from './audit-entries.ts';
export * from './audit-words.ts';
