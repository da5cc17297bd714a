import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { exportSummary } from '../export-summary.ts';
import { orderMovementList } from './queries.ts';
import { sumMovements } from './sum-movements.ts';

export async function registerOrderMovements(app: FastifyInstance): Promise<void> {
  route(app, v1.orderMovements.find, orderMovementList.find);

  exportRoute(app, v1.orderMovements.export, {
    fileName: 'order-movements',
    find: orderMovementList.file,
  });

  route(app, v1.orderMovements.summarise, (call) => sumMovements(call.db, call, call.query, call.now));

  exportSummary(app, v1.orderMovements.exportSummary, {
    fileName: 'order-movements-summary',
    sum: (call) => sumMovements(call.db, call, call.query, call.now),
  });
}
