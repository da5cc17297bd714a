import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { breachText } from './breach-text.ts';
import { findReconciliations } from './queries.ts';
import { reconcile as reconcileBooks } from './reconcile.ts';

export async function registerReconciliations(app: FastifyInstance): Promise<void> {
  route(app, v1.reconciliations.find, ({ db, query }) => findReconciliations(db, query));

  exportRoute(app, v1.reconciliations.export, {
    fileName: 'reconciliations',
    find: ({ query }, db, page) => findReconciliations(db, { ...query, ...page }),
    values: {
      breaches: ({ breaches }, locale) => breaches.map((breach) => breachText(breach, locale)).join('; '),
    },
  });

  route(app, v1.reconciliations.reconcile, async ({ services, actor }) => {
    const { reconciliation, unprovenDeposits } = await reconcileBooks(services, actor);
    return { ...reconciliation, unprovenDeposits };
  });
}
