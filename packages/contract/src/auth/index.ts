export * from './background-header.ts';
export * from './devices.ts';
export * from './passkeys.ts';
export * from './passwords.ts';
export * from './route-guard.ts';
export * from './sessions.ts';
export * from './totps.ts';
export * from './webauthn.ts';
