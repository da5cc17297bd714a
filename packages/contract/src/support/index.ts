export * from './complaints/index.ts';
export * from './messages.ts';
export * from './redact-path.ts';
export * from './ticket-documents.ts';
export * from './ticket-notes.ts';
export * from './ticket-priorities.ts';
export * from './ticket-states.ts';
export * from './tickets.ts';
