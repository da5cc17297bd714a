export * from './events.ts';
export * from './search.ts';
export * from './waiting.ts';
