import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { twoPlaces } from '../../kit/http/csv.ts';
import { exportRoute } from '../../kit/http/export.ts';
import { route } from '../../kit/http/route.ts';
import { exportSummary } from '../export-summary.ts';
import { findMovementRows, findMovements } from './queries.ts';
import { sumMovements } from './sum-movements.ts';

export async function registerOrderMovements(app: FastifyInstance): Promise<void> {
  route(app, v1.orderMovements.find, (call) => findMovements(call.db, call, call.query));

  exportRoute(app, v1.orderMovements.export, {
    fileName: 'order-movements',
    find: (call, db, page) => findMovementRows(db, call, { ...call.query, ...page }),
    columns: [
      { label: 'project.fields.orders.createdAt', value: (movement) => movement.createdAt },
      { label: 'project.fields.orders.project', value: (movement) => movement.projectName },
      { label: 'project.fields.orders.user', value: (movement) => movement.userName },
      { label: 'project.fields.orders.type', value: (movement) => movement.type },
      { label: 'project.fields.orders.amount', value: (movement) => twoPlaces(movement.amount) },
      {
        label: 'project.fields.orders.penaltyAmount',
        value: (movement) => twoPlaces(movement.penaltyAmount),
      },
    ],
  });

  route(app, v1.orderMovements.summarise, (call) => sumMovements(call.db, call, call.query, call.now));

  exportSummary(app, v1.orderMovements.exportSummary, {
    fileName: 'order-movements-summary',
    sum: (call) => sumMovements(call.db, call, call.query, call.now),
    columns: ['amount', 'invested', 'disinvested', 'penaltyAmount'],
  });
}
