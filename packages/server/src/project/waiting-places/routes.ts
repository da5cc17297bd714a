import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { findWaitingPlaceRows, findWaitingPlaces } from './queries.ts';

export async function registerWaitingPlaces(app: FastifyInstance): Promise<void> {
  route(app, v1.waitingPlaces.find, (call) => findWaitingPlaces(call.db, call, call.query));

  exportRoute(app, v1.waitingPlaces.export, {
    fileName: 'waiting-places',
    find: (call, db, page) => findWaitingPlaceRows(db, call, { ...call.query, ...page }),
  });
}
