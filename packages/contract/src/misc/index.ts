export * from './countries.ts';
export * from './document-types.ts';
export * from './documents-endpoints.ts';
export * from './undelivered-mails.ts';
