export * from './complaint-form.ts';
export * from './complaint-paths.ts';
export * from './complaint-record.ts';
export * from './complaint-rules.ts';
export * from './complaints.ts';
