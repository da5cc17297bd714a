export { as, type Caller, halfSignedIn, signIn } from './callers.ts';
export { Browser } from './browser.ts';
export { buildTestApp, type TestApp } from './test-app.ts';
export { newUser, testPassword, testTotpSecret, type UserGiven } from './users.ts';
export { until } from './until.ts';
