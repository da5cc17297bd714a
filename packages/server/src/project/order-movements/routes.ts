import {
  exportOrderMovements,
  exportOrderMovementsSummary,
  listOrderMovements,
  summariseOrderMovements,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { exportSummary } from '../export-summary.ts';
import { findMovementRows, findMovements } from './repository.ts';
import { sumMovements } from './sum-movements.ts';

export async function registerOrderMovements(app: FastifyInstance): Promise<void> {
  route(app, listOrderMovements, (call) => findMovements(call.db, call, call.query));

  exportRoute(app, exportOrderMovements, {
    fileName: 'order-movements',
    find: (call, db, page) => findMovementRows(db, call, { ...call.query, ...page }),
  });

  route(app, summariseOrderMovements, (call) => sumMovements(call.db, call, call.query, call.now));

  exportSummary(app, exportOrderMovementsSummary, {
    fileName: 'order-movements-summary',
    sum: (call) => sumMovements(call.db, call, call.query, call.now),
  });
}
