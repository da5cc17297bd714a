export * from './devices.ts';
export * from './passwords.ts';
export * from './route-guard.ts';
export * from './sessions.ts';
export * from './totps.ts';
