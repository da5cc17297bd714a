export * from './search.ts';
export * from './waiting.ts';
