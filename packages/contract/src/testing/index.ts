export * from './build-bank-account.ts';
export * from './build-project.ts';
export * from './build-project-contents.ts';
export * from './build-promotion.ts';
export * from './build-texts.ts';
export * from './build-ticket.ts';
export * from './files.ts';
export * from './on-wire.ts';
