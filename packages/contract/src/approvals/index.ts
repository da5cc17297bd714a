export * from './independence.ts';
export * from './objections.ts';
export * from './proposals.ts';
export * from './second-person.ts';
