export * from './account-documents.ts';
export * from './identification-document-types.ts';
export * from './me.ts';
export * from './registration.ts';
export * from './user-assignments.ts';
export * from './users.ts';
export * from './verification-statuses.ts';
export * from './verifications.ts';
