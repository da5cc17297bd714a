import { listReconciliations, reconcile } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../routing/route.ts';
import { scheduleReconciliation } from './nightly.ts';
import { reconcile as reconcileBooks } from './reconcile.ts';
import { findReconciliations } from './repository.ts';

export async function registerReconciliations(app: FastifyInstance): Promise<void> {
  route(app, listReconciliations, ({ db, query }) => findReconciliations(db, query));

  route(
    app,
    reconcile,
    async ({ services, actor }) => (await reconcileBooks(services, actor)).reconciliation,
  );

  app.addHook('onReady', () => scheduleReconciliation(app.services, app.log));
}
