export * from './bulk-acts.ts';
export * from './events.ts';
export * from './import-previews.ts';
export * from './own-summary.ts';
export * from './saved-views.ts';
export * from './search.ts';
export * from './waiting.ts';
export * from './work-claims.ts';
