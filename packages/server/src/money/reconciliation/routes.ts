import { type LedgerBreach, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { findReconciliations } from './queries.ts';
import { reconcile as reconcileBooks } from './reconcile.ts';
import { scheduleReconciliation } from './reconcile-nightly.ts';

const breachText = ({ rule, subject, expectedCents, foundCents }: LedgerBreach) =>
  `${rule} ${subject}: ${expectedCents ?? '–'} / ${foundCents ?? '–'}`;

export async function registerReconciliations(app: FastifyInstance): Promise<void> {
  route(app, v1.reconciliations.find, ({ db, query }) => findReconciliations(db, query));

  exportRoute(app, v1.reconciliations.export, {
    fileName: 'reconciliations',
    find: ({ query }, db, page) => findReconciliations(db, { ...query, ...page }),
    values: { breaches: ({ breaches }) => breaches.map(breachText).join('; ') },
  });

  route(
    app,
    v1.reconciliations.reconcile,
    async ({ services, actor }) => (await reconcileBooks(services, actor)).reconciliation,
  );

  app.addHook('onReady', () => scheduleReconciliation(app.services, app.log));
}
