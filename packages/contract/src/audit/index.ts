export * from './audit-entries.ts';
