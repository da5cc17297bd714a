export { findBreaches } from './find-breaches.ts';
export { reconcile } from './reconcile.ts';
export { registerReconciliations } from './routes.ts';
