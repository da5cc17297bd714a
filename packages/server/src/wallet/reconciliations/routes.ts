import { exportReconciliations, type LedgerBreach, listReconciliations, reconcile } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { scheduleReconciliation } from './nightly.ts';
import { reconcile as reconcileBooks } from './reconcile.ts';
import { findReconciliations } from './repository.ts';

const toldOf = ({ rule, subject, expectedCents, foundCents }: LedgerBreach) =>
  `${rule} ${subject}: ${expectedCents ?? '–'} / ${foundCents ?? '–'}`;

export async function registerReconciliations(app: FastifyInstance): Promise<void> {
  route(app, listReconciliations, ({ db, query }) => findReconciliations(db, query));

  exportRoute(app, exportReconciliations, {
    fileName: 'reconciliations',
    find: ({ query }, db, page) => findReconciliations(db, { ...query, ...page }),
    values: { breaches: ({ breaches }) => breaches.map(toldOf).join('; ') },
  });

  route(
    app,
    reconcile,
    async ({ services, actor }) => (await reconcileBooks(services, actor)).reconciliation,
  );

  app.addHook('onReady', () => scheduleReconciliation(app.services, app.log));
}
