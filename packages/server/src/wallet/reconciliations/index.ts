export { findBreaches } from './find-breaches.ts';
export { breachLetter } from './nightly.ts';
export { reconcile } from './reconcile.ts';
export { registerReconciliations } from './routes.ts';
